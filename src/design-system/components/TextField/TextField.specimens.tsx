import { Mail } from 'lucide-react'
import { buildLiveSpecimen, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextField } from './TextField'

const common = { label: 'Email', name: 'email', onChange: () => {} }

export default {
  component: 'TextField',
  purpose: 'Pide un texto de una línea.',
  keyboard: {
    Tab: 'Va al campo con su texto seleccionado y sale.',
    Letras: 'Se escriben como las pide el campo, por ejemplo en mayúsculas; el cursor no se mueve.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(TextField, common, {
      empty: { label: 'Title', name: 'title', value: '' },
      hint: {
        label: 'Title',
        name: 'title',
        hint: 'Optional; the guard reads it.',
        value: 'Sunday',
      },
      error: {
        type: 'email',
        required: true,
        prefix: <Mail aria-hidden="true" />,
        value: 'ana@',

        error: 'Write a complete email address',
      },
      'read-only': {
        readOnly: true,
        value: 'ana@example.com',
      },
      disabled: {
        disabled: true,
        value: 'ana@example.com',
      },
      'long-text': {
        label: 'A label that says so much that on a phone it needs more than one line to be read',
        name: 'long',
        hint: 'A hint that goes on as well, because somebody wanted to explain every case that there is.',
        error: 'An error of more than one line, which tells at length what is wrong and what would be right',
        value:
          'A value that is much longer than the field in which it stands, so that its end cannot be seen',

        suffix: 'km',
      },
      'edge-long': {
        label: veryLongText,
        name: 'long',
        hint: veryLongText,
        error: veryLongText,
        value: veryLongText,

        suffix: veryLongText,
      },
      'edge-lines': {
        label: '',
        name: 'lines',
        'aria-label': 'Nameless',
        value: 'One\nTwo\u0000',
      },
    }),
    buildLiveSpecimen('capitals', 'AB 12', (value, setValue) => (
      <TextField
        label="Plate"
        name="plate"
        value={value}
        onChange={setValue}
        normalize={(text) => text.toUpperCase()}
      />
    )),
  ],
} satisfies SpecimenFile
