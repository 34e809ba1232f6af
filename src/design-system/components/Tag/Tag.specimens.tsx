import { Check } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Tag } from './Tag'

export default {
  component: 'Tag',
  purpose: 'Muestra un estado o un tipo en una palabra.',
  specimens: buildSpecimens(Tag, {
    neutral: { children: 'Guest' },
    accent: { tone: 'accent', children: 'By the office' },
    success: { tone: 'success', icon: <Check aria-hidden="true" />, children: 'Valid' },
    warning: { tone: 'warning', children: 'Pending' },
    danger: { tone: 'danger', children: 'Still inside' },
    'edge-endless': { tone: 'danger', icon: <Check aria-hidden="true" />, children: veryLongText },
    'edge-empty': { children: null },
  }),
} satisfies SpecimenFile
