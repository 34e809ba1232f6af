import { Live } from '@/design-system/Live'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { MultiSelect } from './MultiSelect'

const words = {
  open: 'Show the list',
  clear: 'Clear all',
  loading: 'Searching…',
  empty: 'No trade of that name.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 trade' : `${count} trades`),
  chosen: 'Chosen trades',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} was removed`,
  more: (count: number) => `and ${count} more`,
}
const common = {
  label: 'Trades',
  name: 'trades',
  words,
  onChange: () => {},
  options: [
    { value: 'pool', label: 'Pool' },
    { value: 'garden', label: 'Garden' },
    { value: 'roof', label: 'Roof', description: 'With insurance only', disabled: true },
    { value: 'paint', label: 'Painting' },
    { value: 'long', label: 'Cleaning of windows that are higher up than a ladder of three metres reaches' },
  ],
}

export default {
  component: 'MultiSelect',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the text, to the buttons of an open list, and out again.' },
    { keys: 'Letters', does: 'Open the list and narrow it down; the first match is marked.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Open the list at its first or last; in the list, go one on or back.',
    },
    { keys: 'Enter', does: 'Chooses what is marked or takes it out; the list stays open for the next.' },
    { keys: 'Escape', does: 'Closes the list and takes back what was typed.' },
    { keys: 'Backspace', does: 'In an empty text, takes out what was chosen last.' },
    {
      keys: 'Arrow left',
      does: 'In an empty text, goes to the last of what is chosen, and on to its first.',
    },
    { keys: 'Arrow right', does: 'Goes back through what is chosen, to the text.' },
    { keys: 'Home, End', does: 'Among what is chosen, go to its first or last.' },
    { keys: 'Delete', does: 'Takes out the chosen one that has the focus.' },
  ],
  specimens: [
    { name: 'nothing-chosen', conformance: 'input', render: () => <MultiSelect {...common} value={[]} /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <MultiSelect {...common} value={['pool', 'garden']} hint="All that the worker does." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <MultiSelect {...common} required value={[]} error="Choose at least one trade" />,
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <MultiSelect {...common} disabled value={['pool', 'paint']} />,
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => <MultiSelect {...common} value={['long', 'pool', 'garden', 'paint']} />,
    },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial={['garden', 'pool']}>
          {(value, setValue) => <MultiSelect {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'all-or-none',
      conformance: 'none',
      render: () => (
        <Live<string[]> initial={[]}>
          {(value, setValue) => (
            <MultiSelect
              {...common}
              words={{ ...words, all: 'Choose all', none: 'Choose none' }}
              value={value}
              onChange={setValue}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-none',
      conformance: 'input',
      render: () => <MultiSelect {...common} value={['gone']} options={[]} />,
    },
    {
      name: 'nonsense-thousands',
      conformance: 'none',
      render: () => (
        <Live initial={thousands.map(({ value }) => value)}>
          {(value, setValue) => (
            <MultiSelect
              {...common}
              words={{ ...words, all: 'Choose all', none: 'Choose none' }}
              options={thousands}
              value={value}
              onChange={setValue}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <MultiSelect
          {...common}
          label={endless}
          error={endless}
          value={['a', 'b']}
          options={[
            { value: 'a', label: endless },
            { value: 'b', label: '' },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
