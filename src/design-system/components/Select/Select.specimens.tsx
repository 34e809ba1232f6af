import { Live } from '@/design-system/Live'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Select } from './Select'

const common = {
  label: 'Kind',
  name: 'kind',
  placeholder: 'Choose a kind',
  onChange: () => {},
  options: [
    { value: 'guest', label: 'Guest' },
    { value: 'worker', label: 'Worker' },
    { value: 'agency', label: 'Agency', disabled: true },
    { value: 'long', label: 'Gardener, pool keeper or somebody else who comes every week of the year' },
  ],
}

export default {
  component: 'Select',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Choose the next or the previous one that can be chosen; on some devices in the list that they open.',
    },
    { keys: 'Letters', does: 'Choose the first one that begins with them.' },
  ],
  specimens: [
    { name: 'nothing-chosen', conformance: 'input', render: () => <Select {...common} value="" /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <Select {...common} value="guest" hint="Who comes." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <Select {...common} required value="" error="Choose a kind of guest" />,
    },
    {
      name: 'clearable',
      conformance: 'input',
      render: () => <Select {...common} required isClearable value="guest" />,
    },
    { name: 'disabled', conformance: 'input', render: () => <Select {...common} disabled value="worker" /> },
    { name: 'long-text', conformance: 'input', render: () => <Select {...common} value="long" /> },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => <Select {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-none',
      conformance: 'input',
      render: () => <Select {...common} required value="gone" options={[]} />,
    },
    {
      name: 'nonsense-unknown',
      conformance: 'input',
      render: () => <Select {...common} placeholder={undefined} value="gone" />,
    },
    {
      name: 'nonsense-hundreds',
      conformance: 'none',
      render: () => (
        <Live initial="option-199">
          {(value, setValue) => (
            <Select {...common} value={value} onChange={setValue} options={thousands.slice(0, 200)} />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <Select
          {...common}
          label={endless}
          hint={endless}
          error={endless}
          value="a"
          options={[
            { value: 'a', label: endless },
            { value: 'b', label: '' },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
