import type { SpecimenFile } from '@/design-system/specimen'
import { Skeleton } from './Skeleton'

export default {
  component: 'Skeleton',
  specimens: [
    { name: 'lines', render: () => <Skeleton lines={3} /> },
    { name: 'title', render: () => <Skeleton width="12rem" height="1.25rem" /> },
    { name: 'block', render: () => <Skeleton shape="block" /> },
    { name: 'circle', render: () => <Skeleton shape="circle" /> },
    { name: 'nonsense-sizes', render: () => <Skeleton lines={-1} width="99999rem" /> },
    { name: 'nonsense-thousands', render: () => <Skeleton lines={500} height="1px" /> },
  ],
} satisfies SpecimenFile
