/** What every field has, whatever stands in it. */
export interface FieldProps {
  /** The visible name of the field. */
  label: string
  /** The form's name for the value; also the control's `name`. */
  name: string
  /** Advice that stays, between label and control. */
  hint?: string
  /** What is wrong, in words. Its presence marks the control as invalid. */
  error?: string
  /** Where the error is said, if not below the control: the id of the words. Then they are not drawn here again. */
  errorId?: string
  /** The value cannot stay empty. */
  required?: boolean
  /** What follows the label of a required field. */
  requiredMark?: string
  /** The control cannot be used now. */
  disabled?: boolean
  /** The label is only for screen readers, e.g. in a toolbar whose icon says it. */
  isLabelHidden?: boolean
  /** Keeps a line free below, so that nothing moves when an error appears. False where none can, as in filters. */
  reservesMessage?: boolean
  /** Goes to the field's root; `ref` and the other attributes go to the control. */
  className?: string
}

/** Parts what belongs to the scaffold from what belongs to the control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const {
    label,
    name,
    hint,
    error,
    errorId,
    required,
    requiredMark,
    disabled,
    isLabelHidden,
    reservesMessage,
    className,
    ...control
  } = props
  const field: FieldProps = {
    label,
    name,
    hint,
    error,
    errorId,
    required,
    requiredMark,
    disabled,
    isLabelHidden,
    reservesMessage,
    className,
  }
  return [field, control] as const
}
