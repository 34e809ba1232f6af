import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Switch } from './Switch'

const common = { label: 'Tell me when they come in', name: 'notify', onChange: () => {} }

export default {
  component: 'Switch',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again; past it while it is disabled.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  specimens: [
    { name: 'off', conformance: 'input', render: () => <Switch {...common} value={false} /> },
    { name: 'on', conformance: 'input', render: () => <Switch {...common} value /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <Switch {...common} value hint="By a message to your phone." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <Switch {...common} required value={false} error="It has to be on for visits at night" />,
    },
    {
      name: 'disabled-off',
      conformance: 'input',
      render: () => <Switch {...common} disabled value={false} />,
    },
    { name: 'disabled-on', conformance: 'input', render: () => <Switch {...common} disabled value /> },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <Switch
          {...common}
          value
          label="Tell me when somebody of this list comes in, and tell me again when they leave, whatever the hour"
        />
      ),
    },
    {
      name: 'turning',
      conformance: 'none',
      render: () => (
        <Live initial={false}>
          {(value, setValue) => <Switch {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => <Switch {...common} value label={endless} hint={endless} error={endless} />,
    },
  ],
} satisfies SpecimenFile
