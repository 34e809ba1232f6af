import { useFormField } from './use-form-field'

/**
 * Returns the props that connect a required field to its form. While the field is locked, it is disabled and has neither
 * a required mark nor a line for an error.
 */
export function useLockableField<Value>(name: string, isLocked: boolean) {
  const field = useFormField<Value>(name)
  return {
    ...field,
    disabled: isLocked || field.disabled,
    reservesMessageLine: !isLocked,
    required: !isLocked,
  }
}
