import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { WeekdayPicker } from './WeekdayPicker'
import type { PickerWeekday, WeekdayLabels } from './weekday'

export const labels: WeekdayLabels = {
  monday: { letter: 'M', name: 'Monday' },
  tuesday: { letter: 'T', name: 'Tuesday' },
  wednesday: { letter: 'W', name: 'Wednesday' },
  thursday: { letter: 'T', name: 'Thursday' },
  friday: { letter: 'F', name: 'Friday' },
  saturday: { letter: 'S', name: 'Saturday' },
  sunday: { letter: 'S', name: 'Sunday' },
}
const common = { label: 'On these days', name: 'weekdays', labels, onChange: () => {} }
const some: PickerWeekday[] = ['monday', 'wednesday']

export default {
  component: 'WeekdayPicker',
  purpose: 'Elige días de la semana.',
  keyboard: {
    Tab: 'Va de día en día y muestra su nombre completo, y por qué no se puede elegir.',
    'Enter, Espacio': 'Eligen el día o lo quitan; un día que no se puede elegir queda como está.',
    Escape: 'Oculta el nombre del día.',
  },
  specimens: [
    ...buildVariants(WeekdayPicker, common, {
      some: { value: some, hint: 'As many as you like.' },
      error: { required: true, value: [], error: 'Choose at least one day' },
      disabled: { disabled: true, value: some },
      unavailable: {
        value: ['monday'],
        availableDays: ['monday', 'tuesday'],
        unavailableReason: 'The dates only span Monday and Tuesday.',
      },
      'long-text': {
        label:
          'The days of the week on which they may come in between the first and the last of the dates above',
        value: [],
        error: 'Choose at least one day of the week, because without one nobody would ever be let in',
      },
      'edge-values': { value: ['someday' as PickerWeekday, 'monday', 'monday'], availableDays: [] },
      'edge-long': {
        label: veryLongText,
        labels: { ...labels, monday: { letter: veryLongText, name: veryLongText } },
        value: [],
        availableDays: ['monday'],
        unavailableReason: veryLongText,
        error: veryLongText,
      },
    }),
    ...buildLiveVariants(WeekdayPicker, common, { choosing: { value: some } }),
  ],
} satisfies SpecimenFile
