import { type ReactElement, useState } from 'react'
import { Live } from '@/design-system/Live'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { matchOptions } from '../OptionList/match-options'
import { Combobox } from './Combobox'

const residents = [
  { value: '1', label: 'Ana Gómez', description: 'Lot 12' },
  { value: '2', label: 'Juana Pérez', description: 'Lot 7' },
  { value: '3', label: 'Nobody yet', description: 'Lot 9', disabled: true },
  { value: '4', label: 'Martín Ñandú', description: 'Lot 31' },
  {
    value: '5',
    label: 'Maximiliano Bartolomé Fernández de la Fuente y Arrieta',
    description: 'Lot 104, on the corner behind the old mill',
  },
]
const words = {
  open: 'Show the list',
  clear: 'Clear',
  loading: 'Searching…',
  empty: 'Nobody has that name.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 resident' : `${count} residents`),
}
const common = { label: 'Resident', name: 'resident', words, options: residents, onChange: () => {} }

/** A server in small: it answers each search with what it finds. */
function Served(): ReactElement {
  const [value, setValue] = useState('')
  const [text, setText] = useState('')
  return (
    <Combobox
      {...common}
      value={value}
      onChange={setValue}
      onSearch={setText}
      options={matchOptions(residents, text)}
    />
  )
}

/** What is created is chosen at once. */
function Creating(): ReactElement {
  const [value, setValue] = useState('')
  const [options, setOptions] = useState(residents)
  const add = (label: string) => {
    setOptions([...options, { value: label, label, description: 'New' }])
    setValue(label)
  }
  return (
    <Combobox
      {...common}
      value={value}
      onChange={setValue}
      options={options}
      create={{ label: (text) => `Add “${text}”`, onCreate: add }}
    />
  )
}

export default {
  component: 'Combobox',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the text and out again: it is one stop.' },
    { keys: 'Letters', does: 'Open the list and narrow it down; the first match is marked.' },
    {
      keys: 'Arrow down',
      does: 'Opens the list at the chosen one or at the first; in the list, goes one on.',
    },
    {
      keys: 'Arrow up',
      does: 'Opens the list at the chosen one or at the last; in the list, goes one back.',
    },
    { keys: 'Page down, Page up', does: 'Go ten on or back in the list.' },
    { keys: 'Alt + Arrow down', does: 'Opens the list without moving.' },
    { keys: 'Alt + Arrow up', does: 'Closes the list.' },
    { keys: 'Enter', does: 'Chooses what is marked; an open list never sends the form.' },
    { keys: 'Escape', does: 'Closes the list and takes back what was typed.' },
  ],
  specimens: [
    { name: 'nothing-chosen', conformance: 'input', render: () => <Combobox {...common} value="" /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <Combobox {...common} value="2" hint="By name or by lot." placeholder="Name or lot" />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <Combobox {...common} required value="" error="Choose who lives there" />,
    },
    { name: 'disabled', conformance: 'input', render: () => <Combobox {...common} disabled value="4" /> },
    { name: 'long-text', conformance: 'input', render: () => <Combobox {...common} value="5" /> },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => <Combobox {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    { name: 'served', conformance: 'none', render: () => <Served /> },
    { name: 'creating', conformance: 'none', render: () => <Creating /> },
    {
      name: 'loading',
      conformance: 'input',
      render: () => <Combobox {...common} options={[]} isLoading onSearch={() => {}} value="" />,
    },
    {
      name: 'failing',
      conformance: 'input',
      render: () => (
        <Combobox
          {...common}
          options={[]}
          failure="The residents could not be searched."
          onRetry={() => {}}
          value="2"
          valueLabel="Juana Pérez"
        />
      ),
    },
    {
      name: 'nonsense-none',
      conformance: 'input',
      render: () => <Combobox {...common} value="gone" options={[]} />,
    },
    {
      name: 'nonsense-thousands',
      conformance: 'none',
      render: () => (
        <Live initial="option-3000">
          {(value, setValue) => (
            <Combobox {...common} value={value} onChange={setValue} options={thousands} />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <Combobox
          {...common}
          label={endless}
          hint={endless}
          error={endless}
          value="a"
          options={[
            { value: 'a', label: endless, description: endless },
            { value: 'b', label: '' },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
