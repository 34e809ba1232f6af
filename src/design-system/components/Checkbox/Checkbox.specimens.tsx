import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Checkbox } from './Checkbox'

const common = { label: 'I agree to the terms', name: 'terms', onChange: () => {} }

export default {
  component: 'Checkbox',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again; past it while it is disabled.' },
    { keys: 'Space', does: 'Ticks it or takes the tick away.' },
  ],
  specimens: [
    { name: 'off', conformance: 'input', render: () => <Checkbox {...common} value={false} /> },
    { name: 'on', conformance: 'input', render: () => <Checkbox {...common} value /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <Checkbox {...common} value={false} hint="You can read them again at any time." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <Checkbox {...common} required value={false} error="Agree to the terms to go on" />,
    },
    { name: 'disabled', conformance: 'input', render: () => <Checkbox {...common} disabled value /> },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <Checkbox
          {...common}
          value={false}
          label={
            <>
              I have read the <a href="#terms">terms and conditions</a>, which are long, and this line is long
              too, so that it wraps beside its box
            </>
          }
        />
      ),
    },
    {
      name: 'ticking',
      conformance: 'none',
      render: () => (
        <Live initial={false}>
          {(value, setValue) => <Checkbox {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => <Checkbox {...common} value label={endless} hint={endless} error={endless} />,
    },
  ],
} satisfies SpecimenFile
