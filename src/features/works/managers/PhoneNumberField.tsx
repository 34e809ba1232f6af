import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

const digitsOf = (text: string) => text.replace(/\D/g, '')

interface PhoneNumberFieldProps {
  /** The whole of it, where it is known already and only shown. */
  known?: string
}

/** A telephone, which nobody has to tell. */
export function PhoneNumberField({ known }: PhoneNumberFieldProps) {
  const field = useFormField<string>('phone')
  const isLocked = known !== undefined
  return (
    <TextField
      {...field}
      type="tel"
      value={known ?? field.value}
      label={copy.new.phone}
      hint={isLocked ? undefined : copy.new.phoneHint}
      disabled={isLocked || field.disabled}
      reservesMessage={!isLocked}
      normalize={isLocked ? undefined : digitsOf}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
