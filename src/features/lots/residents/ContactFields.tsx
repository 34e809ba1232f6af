import { PhoneField } from '@/design-system/components/PhoneField/PhoneField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useCountries } from '@/patterns/countries/use-countries'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

const words = copy.fields
/** The contract's limits. */
const maxDigits = { area: 5, number: 15 } as const

const lower = (text: string) => text.toLocaleLowerCase('es-AR')

/** The contact details of a resident. All of them are optional. */
export function ContactFields() {
  const { codesWith } = useCountries()
  const country = useFormField<string>('phoneCountry')
  const area = useFormField<string>('phoneArea')
  const number = useFormField<string>('phoneNumber')
  return (
    <Stack gap={2}>
      <PhoneField
        label={words.phone}
        hint={words.phoneHint}
        country={{ ...country, label: words.phoneCountry, options: codesWith(country.value) }}
        area={{ ...area, label: words.phoneArea, maxDigits: maxDigits.area }}
        number={{ ...number, label: words.phoneNumber, maxDigits: maxDigits.number }}
      />
      <TextField
        {...useFormField<string>('email')}
        type="email"
        label={words.email}
        normalize={lower}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Stack>
  )
}
