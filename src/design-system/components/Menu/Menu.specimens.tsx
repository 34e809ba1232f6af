import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react'
import { buildSpecimens } from '@/design-system/build-specimens'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Inline } from '../Inline/Inline'
import { Menu } from './Menu'

const choose = () => {}

export default {
  component: 'Menu',
  keyboard: {
    Tab: 'Goes to the button; in the open menu closes it and goes on.',
    'Enter, Space':
      'On the button, open the menu at its first entry; on an entry, choose it and go back to the button.',
    'Down arrow':
      'On the button, opens the menu at its first entry; in the menu goes to the next entry, and from the last to the first.',
    'Up arrow':
      'On the button, opens the menu at its last entry; in the menu goes to the previous entry, and from the first to the last.',
    'Home, End': 'In the menu, go to the first and the last entry.',
    'A letter': 'In the menu, goes to the entry that begins with it.',
    Escape: 'Closes the menu and goes back to the button.',
  },
  specimens: [
    ...buildSpecimens(
      Menu,
      {},
      {
        actions: {
          label: 'Actions',
          align: 'start',
          items: [
            { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: choose },
            { label: 'Move to another lot', onSelect: choose, disabledReason: 'Only the office can do it.' },
            { label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: choose, tone: 'danger' },
          ],
        },
        user: {
          label: 'Welcome, Ana María Pérez',
          hidesLabelOnPhones: true,
          avatar: <Avatar name="Ana María Pérez" size="sm" isDecorative />,
          items: [{ label: 'Leave', icon: <LogOut aria-hidden="true" />, onSelect: choose }],
        },
        'icon-alone': {
          label: 'More',
          isLabelHidden: true,
          avatar: <Ellipsis size={20} aria-hidden="true" />,
          items: [{ label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: choose, tone: 'danger' }],
        },
        'nonsense-none': { label: 'Nothing to do', items: [] },
        'nonsense-thousands': {
          label: 'Too much',
          align: 'start',
          items: thousands.map(({ label }) => ({ label, onSelect: choose })),
        },
        'nonsense-long': {
          label: endless,
          items: [{ label: endless, onSelect: choose, disabledReason: endless }],
          avatar: <Avatar name={endless} size="sm" isDecorative />,
        },
      },
    ),
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
  ],
} satisfies SpecimenFile
