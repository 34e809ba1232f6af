import { useFormField } from './use-form-field'

/** Connects a required field to its form. A locked field is read-only, so it has no mark and no error. */
export function useLockableField<Value>(name: string, isLocked: boolean) {
  const field = useFormField<Value>(name)
  return { ...field, disabled: isLocked || field.disabled, reservesMessage: !isLocked, required: !isLocked }
}
