import { Check } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Tag } from './Tag'

export default {
  component: 'Tag',
  specimens: [
    { name: 'neutral', render: () => <Tag>Guest</Tag> },
    { name: 'accent', render: () => <Tag tone="accent">By the office</Tag> },
    {
      name: 'success',
      render: () => (
        <Tag tone="success" icon={<Check aria-hidden="true" />}>
          Valid
        </Tag>
      ),
    },
    { name: 'warning', render: () => <Tag tone="warning">Pending</Tag> },
    { name: 'danger', render: () => <Tag tone="danger">Still inside</Tag> },
    {
      name: 'nonsense-endless',
      render: () => (
        <Tag tone="danger" icon={<Check aria-hidden="true" />}>
          {endless}
        </Tag>
      ),
    },
    { name: 'nonsense-empty', render: () => <Tag>{null}</Tag> },
  ],
} satisfies SpecimenFile
