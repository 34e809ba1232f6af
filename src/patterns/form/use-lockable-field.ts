import { useFormField } from './use-form-field'

/**
 * Connects a required field to its form. A locked field is disabled, and has no required mark and no line for an error.
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
