import { Pencil, Trash2, X } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { IconButton } from './IconButton'

export default {
  component: 'IconButton',
  specimens: [
    { name: 'quiet', render: () => <IconButton label="Close" icon={<X aria-hidden="true" />} /> },
    {
      name: 'secondary',
      render: () => <IconButton variant="secondary" label="Edit" icon={<Pencil aria-hidden="true" />} />,
    },
    { name: 'small', render: () => <IconButton size="sm" label="Close" icon={<X aria-hidden="true" />} /> },
    {
      name: 'loading',
      render: () => <IconButton loading label="Edit" icon={<Pencil aria-hidden="true" />} />,
    },
    {
      name: 'refused',
      render: () => (
        <IconButton
          label="Delete"
          icon={<Trash2 aria-hidden="true" />}
          disabledReason="It has visits that have not left yet."
        />
      ),
    },
  ],
} satisfies SpecimenFile
