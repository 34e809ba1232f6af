import { TextField } from '@/design-system/components/TextField/TextField'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { copy } from './copy'

/** The field for the email of a manager. The email is required, unless `isLocked` disables the field. */
export function EmailField({ isLocked = false }: { isLocked?: boolean }) {
  return (
    <TextField
      {...useLockableField<string>('email', isLocked)}
      type="email"
      label={copy.new.email}
      normalize={(text) => text.toLocaleLowerCase('es-AR')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
