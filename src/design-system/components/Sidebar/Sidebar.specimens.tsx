import { CalendarCheck, DoorOpen, HardHat } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Sidebar } from './Sidebar'

const items = [
  {
    label: 'Visits',
    icon: <CalendarCheck aria-hidden="true" />,
    href: '#visits',
    isCurrent: true,
    badge: 'NEW',
  },
  { label: 'Movements', icon: <DoorOpen aria-hidden="true" />, href: '#movements', isCurrent: false },
  {
    label: 'Works and everything that their managers have to send',
    icon: <HardHat aria-hidden="true" />,
    href: '#works',
    isCurrent: false,
    badge: 3,
  },
]

export default {
  component: 'Sidebar',
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Goes where the link leads.' },
  ],
  specimens: [
    { name: 'usual', render: () => <Sidebar label="Sections" items={items} /> },
    {
      name: 'with-links-of-a-router',
      render: () => (
        <Sidebar
          label="Sections"
          items={items}
          // biome-ignore lint/a11y/useAnchorContent: the link's words arrive with the other props
          renderLink={({ href }) => <a href={href} data-router="" />}
        />
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Sidebar
          label={endless}
          items={[
            {
              label: endless,
              icon: <DoorOpen aria-hidden="true" />,
              href: '#endless',
              isCurrent: true,
              badge: endless,
            },
            { label: '?', icon: null, href: '#nothing', isCurrent: true, badge: '' },
          ]}
        />
      ),
    },
    { name: 'nonsense-none', render: () => <Sidebar label="Sections" items={[]} /> },
  ],
} satisfies SpecimenFile
