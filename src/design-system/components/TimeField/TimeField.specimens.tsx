import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TimeField } from './TimeField'

const common = { label: 'Until', name: 'until', placeholder: 'Choose a time', onChange: () => {} }

export default {
  component: 'TimeField',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Choose the next or the previous time; on some devices in the list that they open.',
    },
    { keys: 'Figures', does: 'Choose the first time that begins with them.' },
  ],
  specimens: [
    { name: 'nothing-chosen', conformance: 'input', render: () => <TimeField {...common} value="" /> },
    {
      name: 'off-step',
      conformance: 'input',
      render: () => <TimeField {...common} value="23:59" hint="The end of the day." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <TimeField {...common} required value="" error="Choose the time of leaving" />,
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <TimeField {...common} disabled value="08:00" />,
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <TimeField {...common} label="The time at which the last of them has to be out again" value="18:30" />
      ),
    },
    {
      name: 'office-hours',
      conformance: 'none',
      render: () => (
        <Live initial="09:00">
          {(value, setValue) => (
            <TimeField {...common} min="09:00" max="17:00" step={30} value={value} onChange={setValue} />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-times',
      conformance: 'input',
      render: () => <TimeField {...common} min="20:00" max="08:00" step={0} value="25:99" />,
    },
    {
      name: 'nonsense-limits',
      conformance: 'input',
      render: () => <TimeField {...common} min="dawn" max="" step={-15} value="" />,
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => <TimeField {...common} label={endless} hint={endless} error={endless} value={endless} />,
    },
  ],
} satisfies SpecimenFile
