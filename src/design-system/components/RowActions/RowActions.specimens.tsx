import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { RowActions } from './RowActions'

const common = { subject: 'AB 123 CD', menuLabel: 'Actions' }
const run = () => {}

export default {
  component: 'RowActions',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'two',
      render: () => (
        <RowActions
          {...common}
          actions={[
            { label: 'Edit', run },
            { label: 'Remove', tone: 'danger', run },
          ]}
        />
      ),
    },
    {
      name: 'refused',
      render: () => (
        <RowActions
          {...common}
          actions={[
            { label: 'See', run },
            { label: 'Edit', reason: 'Only what is pending can be edited.', run },
          ]}
        />
      ),
    },
    {
      name: 'menu',
      render: () => (
        <RowActions
          {...common}
          actions={[
            { label: 'See', run },
            { label: 'Edit', reason: 'Only what is pending can be edited.', run },
            { label: 'Remove', tone: 'danger', run },
          ]}
        />
      ),
    },
    { name: 'nonsense-none', render: () => <RowActions {...common} actions={[]} /> },
    {
      name: 'nonsense-long',
      render: () => (
        <RowActions
          {...common}
          subject={endless}
          actions={[
            { label: endless, reason: endless, run },
            { label: 'Remove', tone: 'danger', run },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
