import { Live } from '../../Live'
import type { SpecimenFile } from '../../specimen'
import { TextArea } from './TextArea'

const common = { label: 'Note', name: 'note', onChange: () => {} }
const counterText = (used: number, limit: number) => `${used} of ${limit}`

export default {
  component: 'TextArea',
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
  ],
} satisfies SpecimenFile
