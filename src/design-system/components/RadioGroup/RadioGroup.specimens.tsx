import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { RadioGroup } from './RadioGroup'

const common = {
  label: 'How long',
  name: 'validity',
  onChange: () => {},
  options: [
    { value: 'day', label: 'One day', hint: 'Until midnight.' },
    { value: 'range', label: 'From one day to another' },
    { value: 'always', label: 'Always', hint: 'Only the office can do it.', disabled: true },
  ],
}

export default {
  component: 'RadioGroup',
  purpose: 'Elige una opción entre pocas, todas a la vista.',
  keyboard: {
    Tab: 'Va a la opción elegida, o a la primera, y sale: es una sola parada.',
    Flechas: 'Eligen la opción siguiente o la anterior que se pueda, y al final vuelven a empezar.',
    Espacio: 'Elige la primera opción si no hay ninguna elegida.',
  },
  specimens: [
    ...buildVariants(RadioGroup, common, {
      chosen: { value: 'day' },
      'nothing-chosen': { value: '', hint: 'As long as they need.' },
      error: { required: true, value: '', error: 'Choose how long they may come' },
      disabled: { disabled: true, value: 'range' },
      'edge-none': { value: 'gone', options: [] },
      'edge-long': {
        label: veryLongText,
        value: 'a',
        error: veryLongText,
        options: [
          { value: 'a', label: veryLongText, hint: veryLongText },
          { value: 'b', label: '.' },
        ],
      },
    }),
    ...buildLiveVariants(RadioGroup, common, { choosing: { value: 'day' }, undecided: { value: '' } }),
  ],
} satisfies SpecimenFile
