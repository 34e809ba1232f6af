import { buildSpecimens, manyOptions, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

const errors = [
  { fieldId: 'summary-name', message: 'Write the name' },
  {
    fieldId: 'summary-plate',
    message: 'The plate is not complete: write its letters and digits without spaces',
  },
]

export default {
  component: 'ErrorSummary',
  purpose: 'Enumera los errores de un formulario, con un enlace a cada campo.',
  keyboard: {
    Tab: 'Va al enlace de cada error.',
    Enter: 'En un enlace: va al campo; la dirección no cambia.',
  },
  specimens: [
    ...buildSpecimens(ErrorSummary, {
      'one-error': { title: 'One thing is missing', errors: errors.slice(0, 1) },
      several: { title: 'Two things are missing', errors },
      'edge-no-errors': { title: 'Nothing is missing', errors: [] },
      'edge-long': { title: veryLongText, errors: [{ fieldId: 'no-such-field', message: veryLongText }] },
      'edge-many': {
        title: 'Everything is missing',
        errors: manyOptions.slice(0, 100).map(({ value, label }) => ({ fieldId: value, message: label })),
      },
    }),
    {
      name: 'with-fields',
      conformance: 'none',
      render: () => (
        <div>
          <ErrorSummary title="One thing is missing" errors={errors.slice(0, 1)} />
          <TextField
            id="summary-name"
            label="Name"
            name="name"
            value=""
            onChange={() => {}}
            error="Write the name"
          />
        </div>
      ),
    },
  ],
} satisfies SpecimenFile
