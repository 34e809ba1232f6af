import { LogOut, Pencil, Trash2 } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { Avatar } from '../Avatar/Avatar'
import { Menu } from './Menu'

const choose = () => {}

export default {
  component: 'Menu',
  specimens: [
    {
      name: 'actions',
      render: () => (
        <Menu
          label="Actions"
          align="start"
          items={[
            { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: choose },
            { label: 'Move to another lot', onSelect: choose, disabledReason: 'Only the office can do it.' },
            { label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: choose, tone: 'danger' },
          ]}
        />
      ),
    },
    {
      name: 'user',
      render: () => (
        <Menu
          label="Welcome, Ana María Pérez"
          hidesLabelOnPhones
          avatar={<Avatar name="Ana María Pérez" size="sm" isDecorative />}
          items={[{ label: 'Leave', icon: <LogOut aria-hidden="true" />, onSelect: choose }]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
