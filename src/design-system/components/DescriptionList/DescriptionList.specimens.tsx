import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { DescriptionList } from './DescriptionList'

const items = [
  { term: 'Name', description: 'Ana Ruiz' },
  { term: 'Document', description: '31.111.111' },
  { term: 'Arrives', description: 'Saturday 14-11-2026, 18:00' },
]

export default {
  component: 'DescriptionList',
  specimens: [
    { name: 'beside', render: () => <DescriptionList items={items} /> },
    { name: 'above', render: () => <DescriptionList terms="above" items={items} /> },
    {
      name: 'nonsense-long',
      render: () => (
        <DescriptionList
          items={[
            { term: endless, description: endless },
            { term: 'Nothing', description: null },
          ]}
        />
      ),
    },
    { name: 'nonsense-none', render: () => <DescriptionList items={[]} /> },
  ],
} satisfies SpecimenFile
