import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Spinner } from './Spinner'

export default {
  component: 'Spinner',
  specimens: [
    { name: 'labelled', render: () => <Spinner label="Loading the list" /> },
    { name: 'visible-label', render: () => <Spinner size="lg" label="Starting" hasVisibleLabel /> },
    { name: 'page', render: () => <Spinner size="lg" label="Starting" hasVisibleLabel fillsPage /> },
    { name: 'decorative', render: () => <Spinner size="sm" /> },
    { name: 'nonsense-endless', render: () => <Spinner label={endless} hasVisibleLabel /> },
  ],
} satisfies SpecimenFile
