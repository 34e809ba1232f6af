import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { NumberField } from './NumberField'

const common = {
  label: 'Most guests',
  name: 'guests',
  min: 2,
  decreaseLabel: 'One guest less',
  increaseLabel: 'One guest more',
  onChange: () => {},
}

export default {
  component: 'NumberField',
  purpose: 'Pide un número entero, con botones para sumar y restar.',
  keyboard: {
    Tab: 'Va al número y sale: es una sola parada.',
    'Flecha arriba, Flecha abajo': 'Suman o restan un paso, dentro de los límites.',
    Cifras: 'Se escriben en el campo.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(NumberField, common, {
      hint: { value: 2, hint: 'Two or more.' },
      error: { required: true, value: 1, error: 'At least two guests' },
      empty: { value: null },
      disabled: { disabled: true, value: 12 },
      'long-text': {
        label: 'The greatest number of people who may come in with this invitation at the same time',
        value: 123456789012345,
      },
      'edge-no-number': { value: Number.NaN },
      'edge-limits': { min: 10, max: 2, step: 0, value: -7 },
      'edge-long': { label: veryLongText, hint: veryLongText, error: veryLongText, value: 1e300 },
    }),
    ...buildLiveVariants(NumberField, common, { stepping: { value: 2, max: 10 } }),
  ],
} satisfies SpecimenFile
