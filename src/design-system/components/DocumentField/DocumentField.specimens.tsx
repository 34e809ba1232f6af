import { type ComponentProps, useState } from 'react'
import { buildSpecimens, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { DocumentField } from './DocumentField'

const still = { onChange: () => {} }
const options = [
  { value: 'ID', label: 'Identity card', isNumeric: true },
  { value: 'PASSPORT', label: 'Passport' },
  { value: 'OTHER', label: 'Another document of another country' },
]
const common: ComponentProps<typeof DocumentField> = {
  label: 'Document',
  type: { label: 'Type', name: 'id_type', value: 'ID', options, ...still },
  number: { label: 'Number', name: 'id_number', value: '30123456', ...still },
}

/** Anything but figures makes it another document. */
const typeFor = (number: string, chosen: string) => (/\D/.test(number) ? 'OTHER' : chosen)

function Writing() {
  const [type, setType] = useState('ID')
  const [number, setNumber] = useState('')
  return (
    <DocumentField
      label="Document"
      typeFor={typeFor}
      type={{ ...common.type, options, value: type, onChange: setType }}
      number={{ ...common.number, value: number, onChange: setNumber }}
    />
  )
}

export default {
  component: 'DocumentField',
  purpose: 'Pide el tipo y el número de un documento.',
  keyboard: {
    Tab: 'Va del tipo al número y sale.',
    'Flechas arriba y abajo': 'Eligen el tipo anterior y el siguiente.',
    'Una letra': 'En el número de un documento de identidad, cambia el tipo si este depende del número.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(DocumentField, common, {
      filled: {},
      error: {
        required: true,
        hint: 'As it stands on the card.',
        number: { ...common.number, value: '301', error: 'Write seven figures at least' },
      },
      'type-locked': { type: { ...common.type, options, disabled: true } },
      disabled: { disabled: true },
      'long-type': { type: { ...common.type, options, value: 'OTHER' } },
      'nonsense-nothing': {
        type: { ...common.type, options: [], value: 'GONE' },
        number: { ...common.number, value: '' },
      },
    }),
    { name: 'writing', conformance: 'none', render: () => <Writing /> },
    ...buildSpecimens(DocumentField, {
      'nonsense-long': () => (
        <DocumentField
          label={veryLongText}
          hint={veryLongText}
          type={{
            ...common.type,
            label: veryLongText,
            options: [{ value: 'ID', label: veryLongText }],
            error: veryLongText,
          }}
          number={{ ...common.number, label: veryLongText, value: veryLongText, error: veryLongText }}
        />
      ),
    }),
  ],
} satisfies SpecimenFile
