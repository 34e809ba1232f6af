import { type ComponentProps, useState } from 'react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
  keyboard: [
    { keys: 'Tab', does: 'Goes from the type to the number, and out.' },
    { keys: 'Up and down arrows', does: 'Choose the previous and the next type.' },
    {
      keys: 'A letter',
      does: 'In the number of an identity card, changes the type where it follows the number.',
    },
  ],
  specimens: [
    { name: 'filled', conformance: 'input', render: () => <DocumentField {...common} /> },
    {
      name: 'error',
      conformance: 'input',
      render: () => (
        <DocumentField
          {...common}
          required
          hint="As it stands on the card."
          number={{ ...common.number, value: '301', error: 'Write seven figures at least' }}
        />
      ),
    },
    {
      name: 'type-locked',
      conformance: 'input',
      render: () => <DocumentField {...common} type={{ ...common.type, options, disabled: true }} />,
    },
    { name: 'disabled', conformance: 'input', render: () => <DocumentField {...common} disabled /> },
    {
      name: 'long-type',
      conformance: 'input',
      render: () => <DocumentField {...common} type={{ ...common.type, options, value: 'OTHER' }} />,
    },
    { name: 'writing', conformance: 'none', render: () => <Writing /> },
    {
      name: 'nonsense-nothing',
      conformance: 'input',
      render: () => (
        <DocumentField
          {...common}
          type={{ ...common.type, options: [], value: 'GONE' }}
          number={{ ...common.number, value: '' }}
        />
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <DocumentField
          label={endless}
          hint={endless}
          type={{
            ...common.type,
            label: endless,
            options: [{ value: 'ID', label: endless }],
            error: endless,
          }}
          number={{ ...common.number, label: endless, value: endless, error: endless }}
        />
      ),
    },
  ],
} satisfies SpecimenFile
