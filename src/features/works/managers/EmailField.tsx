import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

const lower = (text: string) => text.toLocaleLowerCase('es-AR')

/** A required email, read-only if it is already known. */
export function EmailField({ isLocked = false }: { isLocked?: boolean }) {
  const field = useFormField<string>('email')
  return (
    <TextField
      {...field}
      type="email"
      label={copy.new.email}
      disabled={isLocked || field.disabled}
      reservesMessage={!isLocked}
      normalize={isLocked ? undefined : lower}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required={!isLocked}
    />
  )
}
