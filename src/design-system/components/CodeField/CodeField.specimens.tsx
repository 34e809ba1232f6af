import { buildLiveSpecimen, buildSpecimens } from '@/design-system/build-specimens'
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
  keyboard: {
    Tab: 'Goes to the first empty box, and out again: it is one stop.',
    'A letter or a figure': 'Fills the box and goes to the next one.',
    'Left and right arrows': 'Go to the previous and the next box, up to the first empty one.',
    'Home, End': 'Go to the first box and to the first empty one.',
    Backspace: 'Takes the sign of the box, or of the one before it, and goes back.',
    Delete: 'Takes the sign of the box; those after it move up.',
    'Ctrl+V': 'Fills all boxes with the code that was copied.',
  },
  conformance: 'input',
  specimens: [
    ...buildSpecimens(CodeField, common, {
      empty: { value: '' },
      begun: { value: 'AB1', hint: 'Six letters and figures, from the mail.' },
      complete: { value: 'AB12CD' },
      error: { required: true, value: 'AB12CX', error: 'No invitation has this code: read it again' },
      disabled: { disabled: true, value: 'AB12CD' },
      figures: { accepts: 'digits', length: 4, value: '31' },
      'nonsense-value': { value: `¿? ${endless}` },
      'nonsense-long': { label: endless, hint: endless, error: endless, value: '' },
      'nonsense-many-boxes': { length: 24, value: 'AB12' },
    }),
    buildLiveSpecimen('writing', 'AB', (value, setValue) => (
      <CodeField {...common} normalize={codeOfLink} value={value} onChange={setValue} />
    )),
  ],
} satisfies SpecimenFile
