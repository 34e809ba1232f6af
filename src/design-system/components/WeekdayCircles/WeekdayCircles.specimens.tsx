import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { labels } from '../WeekdayPicker/WeekdayPicker.specimens'
import { WeekdayCircles } from './WeekdayCircles'

export default {
  component: 'WeekdayCircles',
  purpose: 'Muestra en qué días de la semana vale algo.',
  specimens: buildSpecimens(WeekdayCircles, {
    some: { label: 'Comes on', labels, days: ['tuesday', 'thursday', 'saturday'] },
    none: { label: 'Comes on', labels, days: [] },
    'edge-unknown-days': {
      label: veryLongText,
      labels: { ...labels, monday: { letter: veryLongText, name: veryLongText } },
      days: ['monday', 'monday', 'someday' as never],
    },
  }),
} satisfies SpecimenFile
