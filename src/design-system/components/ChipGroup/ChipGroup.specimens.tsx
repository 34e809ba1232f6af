import {
  buildLiveVariants,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { ChipGroup } from './ChipGroup'

const common = {
  label: 'Day',
  name: 'day',
  onChange: () => {},
  options: [
    { value: 'today', label: 'Today' },
    { value: 'tomorrow', label: 'Tomorrow' },
    { value: 'wednesday', label: 'Wednesday 18' },
    { value: 'other', label: 'Another day' },
  ],
}

export default {
  component: 'ChipGroup',
  purpose: 'Elige una opción entre varias, con etiquetas cortas que pasan a otro renglón.',
  keyboard: {
    Tab: 'Va a la opción elegida, o a la primera, y sale: es una sola parada.',
    Flechas: 'Eligen la opción siguiente o la anterior, y al final vuelven a empezar.',
    Espacio: 'Elige la primera opción si no hay ninguna elegida.',
  },
  specimens: [
    ...buildVariants(ChipGroup, common, {
      chosen: { value: 'tomorrow' },
      'nothing-chosen': { value: '' },
      columns: { value: 'wednesday', minColumn: '7rem' },
      'single-line': {
        value: 'option-3',
        wraps: false,
        options: manyOptions.slice(0, 20),
      },
      'hint-and-error': {
        required: true,
        value: '',
        hint: 'The first day on which they come.',
        error: 'Choose a day',
      },
      disabled: { disabled: true, value: 'today' },
      'long-text': {
        value: 'some',
        options: [
          { value: 'week', label: 'Every day of the week, Sundays included' },
          { value: 'some', label: 'Some days of the week that are chosen below' },
        ],
      },
      'edge-none': { value: 'gone', options: [] },
      'edge-many': { value: 'option-3', options: manyOptions.slice(0, 200), minColumn: '7rem' },
      'edge-long': {
        label: veryLongText,
        value: 'a',
        error: veryLongText,
        minColumn: '7rem',
        options: [
          { value: 'a', label: veryLongText },
          { value: 'b', label: '' },
        ],
      },
    }),
    ...buildLiveVariants(ChipGroup, common, { choosing: { value: 'today' }, undecided: { value: '' } }),
  ],
} satisfies SpecimenFile
