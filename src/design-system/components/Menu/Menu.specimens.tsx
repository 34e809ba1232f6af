import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Inline } from '../Inline/Inline'
import { Menu } from './Menu'

const choose = () => {}

export default {
  component: 'Menu',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button; in the open menu closes it and goes on.' },
    {
      keys: 'Enter, Space',
      does: 'On the button, open the menu at its first entry; on an entry, choose it and go back to the button.',
    },
    {
      keys: 'Down arrow',
      does: 'On the button, opens the menu at its first entry; in the menu goes to the next entry, and from the last to the first.',
    },
    {
      keys: 'Up arrow',
      does: 'On the button, opens the menu at its last entry; in the menu goes to the previous entry, and from the first to the last.',
    },
    { keys: 'Home, End', does: 'In the menu, go to the first and the last entry.' },
    { keys: 'A letter', does: 'In the menu, goes to the entry that begins with it.' },
    { keys: 'Escape', does: 'Closes the menu and goes back to the button.' },
  ],
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
    {
      name: 'icon-alone',
      render: () => (
        <Menu
          label="More"
          isLabelHidden
          avatar={<Ellipsis size={20} aria-hidden="true" />}
          items={[{ label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: choose, tone: 'danger' }]}
        />
      ),
    },
    {
      name: 'beside-a-button',
      conformance: 'none',
      render: () => (
        <Inline>
          <Menu label="Actions" items={[{ label: 'Edit', onSelect: choose }]} />
          <Button>Next</Button>
        </Inline>
      ),
    },
    { name: 'nonsense-none', render: () => <Menu label="Nothing to do" items={[]} /> },
    {
      name: 'nonsense-thousands',
      render: () => (
        <Menu
          label="Too much"
          align="start"
          items={thousands.map(({ label }) => ({ label, onSelect: choose }))}
        />
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Menu
          label={endless}
          items={[{ label: endless, onSelect: choose, disabledReason: endless }]}
          avatar={<Avatar name={endless} size="sm" isDecorative />}
        />
      ),
    },
  ],
} satisfies SpecimenFile
