import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextArea } from './TextArea'

const common = { label: 'Note', name: 'note', onChange: () => {} }
const counterText = (used: number, limit: number) => `${used} of ${limit}`

export default {
  component: 'TextArea',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again: it is never written.' },
    { keys: 'Enter', does: 'Begins a new line; the form is not sent.' },
  ],
  specimens: [
    {
      name: 'hint',
      conformance: 'input',
      render: () => <TextArea {...common} value="" hint="The guard reads it." />,
    },
    {
      name: 'error-and-counter',
      conformance: 'input',
      render: () => (
        <TextArea
          {...common}
          value="Ring twice"
          maxLength={20}
          counterText={counterText}
          error="Say where to ring"
        />
      ),
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <TextArea {...common} disabled value="Ring twice" />,
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <TextArea
          {...common}
          value={'Turn left at the old tree and go on to the end of the road. '.repeat(8)}
        />
      ),
    },
    {
      name: 'counting',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => (
            <TextArea
              {...common}
              value={value}
              onChange={setValue}
              maxLength={200}
              counterText={counterText}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <TextArea
          {...common}
          label={endless}
          hint={endless}
          error={endless}
          value={endless.repeat(20)}
          maxLength={10}
          counterText={counterText}
        />
      ),
    },
    {
      name: 'nonsense-rows',
      conformance: 'input',
      render: () => <TextArea {...common} value={'\n'.repeat(500)} rows={0} />,
    },
  ],
} satisfies SpecimenFile
