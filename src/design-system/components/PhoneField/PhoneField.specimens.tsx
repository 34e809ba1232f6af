import { type ComponentProps, useState } from 'react'
import { buildSpecimens, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { PhoneField } from './PhoneField'

const ignoreChange = { onChange: () => {} }
const options = [
  { value: '+54', label: 'Argentina (+54)' },
  { value: '+598', label: 'Uruguay (+598)' },
  { value: '+44', label: 'United Kingdom of Great Britain and Northern Ireland (+44)' },
]
const common: ComponentProps<typeof PhoneField> = {
  label: 'Phone',
  country: { label: 'Country', name: 'country_code', value: '+54', options, ...ignoreChange },
  area: { label: 'Area', name: 'area_code', value: '11', ...ignoreChange },
  number: { label: 'Number', name: 'number', value: '55554444', ...ignoreChange },
}

function EditablePhone() {
  const [country, setCountry] = useState('+54')
  const [area, setArea] = useState('')
  const [number, setNumber] = useState('')
  return (
    <PhoneField
      label="Phone"
      country={{ ...common.country, value: country, onChange: setCountry }}
      area={{ ...common.area, value: area, onChange: setArea, maxDigits: 4 }}
      number={{ ...common.number, value: number, onChange: setNumber, maxDigits: 8 }}
    />
  )
}

export default {
  component: 'PhoneField',
  purpose: 'Pide un teléfono: país, código de área y número.',
  keyboard: {
    Tab: 'Va del país al código de área y al número, y sale.',
    'Una letra': 'Elige el país que empieza con ella; el código de área y el número no la aceptan.',
    'Flechas arriba y abajo': 'Eligen el país anterior y el siguiente.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(PhoneField, common, {
      filled: {},
      hint: { hint: 'Without 0 and 15.' },
      errors: {
        required: true,
        area: { ...common.area, value: '', error: 'Write the area code' },
        number: { ...common.number, value: '555', error: 'Write a number of six to eight figures' },
      },
      disabled: { disabled: true },
      'long-country': { country: { ...common.country, value: '+44' } },
      'edge-nothing': {
        country: { ...common.country, value: '+999', options: [] },
        area: { ...common.area, value: '' },
        number: { ...common.number, value: '' },
      },
    }),
    { name: 'writing', conformance: 'none', render: () => <EditablePhone /> },
    ...buildSpecimens(PhoneField, {
      'edge-long': () => (
        <PhoneField
          label={veryLongText}
          hint={veryLongText}
          country={{
            ...common.country,
            label: veryLongText,
            value: 'a',
            options: [{ value: 'a', label: veryLongText }],
          }}
          area={{ ...common.area, label: veryLongText, value: veryLongText, error: veryLongText }}
          number={{ ...common.number, label: veryLongText, value: veryLongText, error: veryLongText }}
        />
      ),
    }),
  ],
} satisfies SpecimenFile
