import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { DescriptionList } from './DescriptionList'

const items = [
  { term: 'Name', description: 'Ana Ruiz' },
  { term: 'Document', description: '31.111.111' },
  { term: 'Arrives', description: 'Saturday 14-11-2026, 18:00' },
]

export default {
  component: 'DescriptionList',
  purpose: 'Muestra datos como pares de nombre y valor.',
  specimens: buildSpecimens(DescriptionList, {
    beside: { items },
    above: { terms: 'above', items },
    'edge-long': {
      items: [
        { term: veryLongText, description: veryLongText },
        { term: 'Nothing', description: null },
      ],
    },
    'edge-no-items': { items: [] },
  }),
} satisfies SpecimenFile
