import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { CodeField } from './CodeField'

const common = {
  label: 'Code',
  name: 'code',
  boxLabel: (place: number, length: number) => `Code, sign ${place} of ${length}`,
  onChange: () => {},
}

/** What a link of an invitation carries, or the text itself. */
const codeOfLink = (text: string) => /[?&]code=(\w+)/.exec(text)?.[1] ?? text

export default {
  component: 'CodeField',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the first empty box, and out again: it is one stop.' },
    { keys: 'A letter or a figure', does: 'Fills the box and goes to the next one.' },
    {
      keys: 'Left and right arrows',
      does: 'Go to the previous and the next box, up to the first empty one.',
    },
    { keys: 'Home, End', does: 'Go to the first box and to the first empty one.' },
    { keys: 'Backspace', does: 'Takes the sign of the box, or of the one before it, and goes back.' },
    { keys: 'Delete', does: 'Takes the sign of the box; those after it move up.' },
    { keys: 'Ctrl+V', does: 'Fills all boxes with the code that was copied.' },
  ],
  specimens: [
    { name: 'empty', conformance: 'input', render: () => <CodeField {...common} value="" /> },
    {
      name: 'begun',
      conformance: 'input',
      render: () => <CodeField {...common} value="AB1" hint="Six letters and figures, from the mail." />,
    },
    { name: 'complete', conformance: 'input', render: () => <CodeField {...common} value="AB12CD" /> },
    {
      name: 'error',
      conformance: 'input',
      render: () => (
        <CodeField {...common} required value="AB12CX" error="No invitation has this code: read it again" />
      ),
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <CodeField {...common} disabled value="AB12CD" />,
    },
    {
      name: 'figures',
      conformance: 'input',
      render: () => <CodeField {...common} accepts="digits" length={4} value="31" />,
    },
    {
      name: 'writing',
      conformance: 'none',
      render: () => (
        <Live initial="AB">
          {(value, setValue) => (
            <CodeField {...common} normalize={codeOfLink} value={value} onChange={setValue} />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-value',
      conformance: 'input',
      render: () => <CodeField {...common} value={`¿? ${endless}`} />,
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => <CodeField {...common} label={endless} hint={endless} error={endless} value="" />,
    },
    {
      name: 'nonsense-many-boxes',
      conformance: 'input',
      render: () => <CodeField {...common} length={24} value="AB12" />,
    },
  ],
} satisfies SpecimenFile
