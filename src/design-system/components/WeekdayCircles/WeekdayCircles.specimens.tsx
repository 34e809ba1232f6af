import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import type { WeekdayWords } from '../WeekdayPicker/weekday'
import { WeekdayCircles } from './WeekdayCircles'

const words: WeekdayWords = {
  monday: { letter: 'M', name: 'Monday' },
  tuesday: { letter: 'T', name: 'Tuesday' },
  wednesday: { letter: 'W', name: 'Wednesday' },
  thursday: { letter: 'T', name: 'Thursday' },
  friday: { letter: 'F', name: 'Friday' },
  saturday: { letter: 'S', name: 'Saturday' },
  sunday: { letter: 'S', name: 'Sunday' },
}

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
