import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Badge } from './Badge'

export default {
  component: 'Badge',
  purpose: 'Destaca un número o una palabra corta junto a otra cosa.',
  specimens: buildSpecimens(Badge, {
    word: { children: 'NEW' },
    count: { label: '3 unread', children: '3' },
    ratio: { tone: 'neutral', label: '4 of 10 guests', children: '4 / 10' },
    'edge-long': { label: veryLongText, children: veryLongText },
    'edge-large-number': { label: 'many', children: 123_456_789_012 },
    'edge-empty': { children: null },
  }),
} satisfies SpecimenFile
