import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { words } from '../WeekdayPicker/WeekdayPicker.specimens'
import { WeekdayCircles } from './WeekdayCircles'

export default {
  component: 'WeekdayCircles',
  purpose: 'Muestra en qué días de la semana vale algo.',
  specimens: buildSpecimens(WeekdayCircles, {
    some: { label: 'Comes on', words, days: ['tuesday', 'thursday', 'saturday'] },
    none: { label: 'Comes on', words, days: [] },
    'nonsense-unknown-days': {
      label: veryLongText,
      words: { ...words, monday: { letter: veryLongText, name: veryLongText } },
      days: ['monday', 'monday', 'someday' as never],
    },
  }),
} satisfies SpecimenFile
