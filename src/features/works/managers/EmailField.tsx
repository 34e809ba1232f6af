import { TextField } from '@/design-system/components/TextField/TextField'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { copy } from './copy'

/** A required email, read-only if it is already known. */
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
