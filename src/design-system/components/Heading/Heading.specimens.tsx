import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Heading } from './Heading'

export default {
  component: 'Heading',
  purpose: 'Titula una página, una sección o una tarjeta.',
  specimens: buildSpecimens(Heading, {
    page: { level: 1, children: 'Visits of this week' },
    section: { level: 2, children: 'Dates and times' },
    card: { level: 3, children: 'Birthday of Sofía' },
    'small-level-2': { level: 2, size: 'md', children: 'Level 2 with the size of level 3' },
    'edge-long': { level: 1, children: veryLongText },
  }),
} satisfies SpecimenFile
