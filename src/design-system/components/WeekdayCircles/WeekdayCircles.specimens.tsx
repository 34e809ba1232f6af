import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import { words } from '../WeekdayPicker/WeekdayPicker.specimens'
import { WeekdayCircles } from './WeekdayCircles'

export default {
  component: 'WeekdayCircles',
  purpose: 'Muestra en qué días de la semana vale algo.',
  specimens: buildSpecimens(WeekdayCircles, {
    some: { label: 'Comes on', words, days: ['tuesday', 'thursday', 'saturday'] },
    none: { label: 'Comes on', words, days: [] },
    'nonsense-unknown-days': {
      label: endless,
      words: { ...words, monday: { letter: endless, name: endless } },
      days: ['monday', 'monday', 'someday' as never],
    },
  }),
} satisfies SpecimenFile
