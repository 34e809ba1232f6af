import { Live } from '../../Live'
import type { SpecimenFile } from '../../specimen'
import { TimeField } from './TimeField'

const common = { label: 'Until', name: 'until', placeholder: 'Choose a time', onChange: () => {} }

export default {
  component: 'TimeField',
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
  ],
} satisfies SpecimenFile
