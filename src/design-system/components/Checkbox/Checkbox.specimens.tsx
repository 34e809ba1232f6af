import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Checkbox } from './Checkbox'

const common = { label: 'I agree to the terms', name: 'terms', onChange: () => {} }

export default {
  component: 'Checkbox',
  purpose: 'Acepta o elige algo por sí o por no dentro de un formulario.',
  keyboard: {
    Tab: 'Va al control y sale de él; lo saltea si está deshabilitado.',
    Espacio: 'Marca o desmarca la casilla.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(Checkbox, common, {
      off: { value: false },
      on: { value: true },
      hint: { value: false, hint: 'You can read them again at any time.' },
      error: { required: true, value: false, error: 'Agree to the terms to go on' },
      disabled: { disabled: true, value: true },
      'long-text': {
        value: false,
        label: (
          <>
            I have read the <a href="#terms">terms and conditions</a>, which are long, and this line is long
            too, so that it wraps beside its box
          </>
        ),
      },
      'edge-long': { value: true, label: veryLongText, hint: veryLongText, error: veryLongText },
    }),
    ...buildLiveVariants(Checkbox, common, { ticking: { value: false } }),
  ],
} satisfies SpecimenFile
