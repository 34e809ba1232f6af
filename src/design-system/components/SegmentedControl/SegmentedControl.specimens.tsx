import { CalendarDays, LayoutList } from 'lucide-react'
import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { SegmentedControl } from './SegmentedControl'

const common = {
  label: 'Days',
  name: 'days',
  onChange: () => {},
  options: [
    { value: 'one', label: 'One day' },
    { value: 'several', label: 'Several days' },
  ],
}

export default {
  component: 'SegmentedControl',
  purpose: 'Elige una opción entre dos o tres, con etiquetas cortas.',
  keyboard: {
    Tab: 'Va a la opción elegida, o a la primera, y sale: es una sola parada.',
    Flechas: 'Eligen la opción siguiente o la anterior, y al final vuelven a empezar.',
    Espacio: 'Elige la primera opción si no hay ninguna elegida.',
  },
  specimens: [
    ...buildVariants(SegmentedControl, common, {
      chosen: { value: 'one' },
      'nothing-chosen': { value: '' },
      'hint-and-error': {
        required: true,
        value: '',
        hint: 'How often they come.',
        error: 'Choose one of the two',
      },
      disabled: { disabled: true, value: 'several' },
      'long-text': {
        value: 'week',
        options: [
          { value: 'week', label: 'Every day of the week, Sundays included' },
          { value: 'some', label: 'Some days of the week that are chosen below' },
          { value: 'never', label: 'Never' },
        ],
      },
      icons: {
        label: 'View',
        value: 'week',
        options: [
          { value: 'cards', label: 'Cards', icon: <LayoutList size={18} aria-hidden="true" /> },
          { value: 'week', label: 'Week', icon: <CalendarDays size={18} aria-hidden="true" /> },
        ],
      },
      'edge-none': { value: 'gone', options: [] },
      'edge-long': {
        label: veryLongText,
        value: 'a',
        error: veryLongText,
        options: [
          { value: 'a', label: veryLongText },
          { value: 'b', label: '' },
        ],
      },
    }),
    ...buildLiveVariants(SegmentedControl, common, { choosing: { value: 'one' }, undecided: { value: '' } }),
  ],
} satisfies SpecimenFile
