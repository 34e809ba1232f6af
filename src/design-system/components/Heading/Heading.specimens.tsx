import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Heading } from './Heading'

export default {
  component: 'Heading',
  purpose: 'Titula una página, una sección o una tarjeta.',
  specimens: buildSpecimens(Heading, {
    page: { level: 1, children: 'Visits of this week' },
    section: { level: 2, children: 'Dates and times' },
    card: { level: 3, children: 'Birthday of Sofía' },
    'small-second': { level: 2, size: 'md', children: 'A second level that looks like a third' },
    'nonsense-endless': { level: 1, children: veryLongText },
  }),
} satisfies SpecimenFile
