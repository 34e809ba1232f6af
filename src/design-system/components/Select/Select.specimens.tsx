import { Live } from '../../Live'
import type { SpecimenFile } from '../../specimen'
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
  ],
} satisfies SpecimenFile
