import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { RadioGroup } from './RadioGroup'

const common = {
  label: 'How long',
  name: 'validity',
  onChange: () => {},
  options: [
    { value: 'day', label: 'One day', hint: 'Until midnight.' },
    { value: 'range', label: 'From one day to another' },
    { value: 'always', label: 'Always', hint: 'Only the office can do it.', disabled: true },
  ],
}

export default {
  component: 'RadioGroup',
  keyboard: [
    { keys: 'Tab', does: 'Goes to what is chosen, or to the first, and out again: it is one stop.' },
    { keys: 'Arrows', does: 'Choose the next or the previous one that can be, and begin anew at the end.' },
    { keys: 'Space', does: 'Chooses the first while nothing is chosen.' },
  ],
  specimens: [
    { name: 'chosen', render: () => <RadioGroup {...common} value="day" /> },
    {
      name: 'nothing-chosen',
      render: () => <RadioGroup {...common} value="" hint="As long as they need." />,
    },
    {
      name: 'error',
      render: () => <RadioGroup {...common} required value="" error="Choose how long they may come" />,
    },
    { name: 'disabled', render: () => <RadioGroup {...common} disabled value="range" /> },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="day">
          {(value, setValue) => <RadioGroup {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'undecided',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => <RadioGroup {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    { name: 'nonsense-none', render: () => <RadioGroup {...common} value="gone" options={[]} /> },
    {
      name: 'nonsense-long',
      render: () => (
        <RadioGroup
          {...common}
          label={endless}
          value="a"
          error={endless}
          options={[
            { value: 'a', label: endless, hint: endless },
            { value: 'b', label: '.' },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
