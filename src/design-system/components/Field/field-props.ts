import type { ComponentPropsWithRef, FocusEvent } from 'react'

/** The props of every field. */
export interface FieldProps {
  /** The visible label of the field. */
  label: string
  /** The name of the value in the form; also the control's `name`. */
  name: string
  /** A permanent hint between label and control. */
  hint?: string
  /** The error message. If set, the control is invalid. */
  error?: string
  /** The id of another element that shows the error. If set, the field does not render the error. */
  errorId?: string
  /** Whether the value must not be empty. */
  required?: boolean
  /** The text after the label of a required field; '*' by default. */
  requiredMark?: string
  /** Whether the control is disabled. */
  disabled?: boolean
  /** Whether only screen readers present the label, e.g. in a toolbar with icons. */
  isLabelHidden?: boolean
  /**
   * Reserves a line below the field, so that an error does not move the content below. False for filters, which have no
   * errors.
   */
  reservesMessageLine?: boolean
  /** The class of the field's root; `ref` and the other attributes go to the control. */
  className?: string
}

/**
 * The props of a field and of its HTML element `Tag`. Omits the element's props that every field replaces, such as
 * `onChange`. `Replaced` names further props to omit.
 */
export type ControlProps<
  Tag extends 'input' | 'select' | 'textarea' | 'fieldset',
  Replaced extends string = never,
> = FieldProps &
  Omit<
    ComponentPropsWithRef<Tag>,
    keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | Replaced
  >

/** Returns a tuple: the props of the field, and the remaining props, which are for the control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, name, hint, error, errorId, required, ...others } = props
  const { requiredMark, disabled, isLabelHidden, reservesMessageLine, className, ...control } = others
  const texts = { label, name, hint, error, errorId, required }
  const field: FieldProps = {
    ...texts,
    requiredMark,
    disabled,
    isLabelHidden,
    reservesMessageLine,
    className,
  }
  return [field, control] as const
}

/** Returns an `onBlur` handler that calls `onLeave` when the focus leaves the element and its descendants. */
export const createFocusLeaveHandler =
  (onLeave?: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
