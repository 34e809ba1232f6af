/** The props of every field. */
export interface FieldProps {
  /** The visible label of the field. */
  label: string
  /** The name of the value in the form; also the control's `name`. */
  name: string
  /** A permanent hint between label and control. */
  hint?: string
  /** The error message. With it the control is invalid. */
  error?: string
  /** The id of an element elsewhere that shows the error. Then the field does not render it. */
  errorId?: string
  /** Whether the value must not be empty. */
  required?: boolean
  /** The text after the label of a required field. */
  requiredMark?: string
  /** Whether the control is disabled. */
  disabled?: boolean
  /** Hides the label visually; screen readers still announce it. For example in a toolbar with icons. */
  isLabelHidden?: boolean
  /**
   * Keeps a line free below, so that an error does not move the content. False for controls without errors,
   * as in filters.
   */
  reservesMessage?: boolean
  /** The class of the field's root; `ref` and the other attributes go to the control. */
  className?: string
}

/** Separates the props of the field from the props of the control. */
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
