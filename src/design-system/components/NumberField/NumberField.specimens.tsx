import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { NumberField } from './NumberField'

const common = {
  label: 'Most guests',
  name: 'guests',
  min: 2,
  decreaseLabel: 'One guest less',
  increaseLabel: 'One guest more',
  onChange: () => {},
}

export default {
  component: 'NumberField',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the number and out again: it is one stop.' },
    { keys: 'Arrow up, Arrow down', does: 'Add a step or take one off, within the limits.' },
    { keys: 'Figures', does: 'Are written.' },
  ],
  specimens: [
    {
      name: 'hint',
      conformance: 'input',
      render: () => <NumberField {...common} value={2} hint="Two or more." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <NumberField {...common} required value={1} error="At least two guests" />,
    },
    { name: 'empty', conformance: 'input', render: () => <NumberField {...common} value={null} /> },
    { name: 'disabled', conformance: 'input', render: () => <NumberField {...common} disabled value={12} /> },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <NumberField
          {...common}
          label="The greatest number of people who may come in with this invitation at the same time"
          value={123456789012345}
        />
      ),
    },
    {
      name: 'stepping',
      conformance: 'none',
      render: () => (
        <Live<number | null> initial={2}>
          {(value, setValue) => <NumberField {...common} max={10} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-no-number',
      conformance: 'input',
      render: () => <NumberField {...common} value={Number.NaN} />,
    },
    {
      name: 'nonsense-limits',
      conformance: 'input',
      render: () => <NumberField {...common} min={10} max={2} step={0} value={-7} />,
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => <NumberField {...common} label={endless} hint={endless} error={endless} value={1e300} />,
    },
  ],
} satisfies SpecimenFile
