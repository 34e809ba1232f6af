import { type ComponentProps, useState } from 'react'
import { buildSpecimens, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { DocumentField } from './DocumentField'

const ignoreChange = { onChange: () => {} }
const options = [
  { value: 'ID', label: 'Identity card', isNumeric: true },
  { value: 'PASSPORT', label: 'Passport' },
  { value: 'OTHER', label: 'Another document of another country' },
]
const common: ComponentProps<typeof DocumentField> = {
  label: 'Document',
  type: { label: 'Type', name: 'id_type', value: 'ID', options, ...ignoreChange },
  number: { label: 'Number', name: 'id_number', value: '30123456', ...ignoreChange },
}

const inferType = (number: string, chosenType: string) => (/\D/.test(number) ? 'OTHER' : chosenType)

function InferringDocumentField() {
  const [type, setType] = useState('ID')
  const [number, setNumber] = useState('')
  return (
    <DocumentField
      label="Document"
      inferType={inferType}
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
        hint: 'As printed on the card.',
        number: { ...common.number, value: '301', error: 'Write at least seven digits' },
      },
      'type-locked': { type: { ...common.type, options, disabled: true } },
      disabled: { disabled: true },
      'long-type': { type: { ...common.type, options, value: 'OTHER' } },
      'edge-nothing': {
        type: { ...common.type, options: [], value: 'GONE' },
        number: { ...common.number, value: '' },
      },
    }),
    { name: 'writing', conformance: 'none', render: () => <InferringDocumentField /> },
    ...buildSpecimens(DocumentField, {
      'edge-long': () => (
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
