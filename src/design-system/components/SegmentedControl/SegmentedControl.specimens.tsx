import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { SegmentedControl } from './SegmentedControl'

const common = {
  label: 'Days',
  name: 'days',
  onChange: () => {},
  options: [
    { value: 'one', label: 'One day' },
    { value: 'several', label: 'Several days' },
  ],
}

export default {
  component: 'SegmentedControl',
  keyboard: [
    { keys: 'Tab', does: 'Goes to what is chosen, or to the first, and out again: it is one stop.' },
    { keys: 'Arrows', does: 'Choose the next or the previous one, and begin anew at the end.' },
    { keys: 'Space', does: 'Chooses the first while nothing is chosen.' },
  ],
  specimens: [
    { name: 'chosen', render: () => <SegmentedControl {...common} value="one" /> },
    { name: 'nothing-chosen', render: () => <SegmentedControl {...common} value="" /> },
    {
      name: 'hint-and-error',
      render: () => (
        <SegmentedControl
          {...common}
          required
          value=""
          hint="How often they come."
          error="Choose one of the two"
        />
      ),
    },
    { name: 'disabled', render: () => <SegmentedControl {...common} disabled value="several" /> },
    {
      name: 'long-text',
      render: () => (
        <SegmentedControl
          {...common}
          value="week"
          options={[
            { value: 'week', label: 'Every day of the week, Sundays included' },
            { value: 'some', label: 'Some days of the week that are chosen below' },
            { value: 'never', label: 'Never' },
          ]}
        />
      ),
    },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="one">
          {(value, setValue) => <SegmentedControl {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'undecided',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => <SegmentedControl {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    { name: 'nonsense-none', render: () => <SegmentedControl {...common} value="gone" options={[]} /> },
    {
      name: 'nonsense-long',
      render: () => (
        <SegmentedControl
          {...common}
          label={endless}
          value="a"
          error={endless}
          options={[
            { value: 'a', label: endless },
            { value: 'b', label: '' },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
