import { CalendarCheck, DoorOpen, HardHat } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Sidebar } from './Sidebar'

/** Two sections, of which the first is current. */
export const exampleSections = [
  { label: 'Visits', icon: <CalendarCheck aria-hidden="true" />, href: '#visits', isCurrent: true },
  { label: 'Movements', icon: <DoorOpen aria-hidden="true" />, href: '#movements', isCurrent: false },
]

const items = [
  ...exampleSections.map((section) => (section.isCurrent ? { ...section, badge: 'NEW' } : section)),
  {
    label: 'Works and everything that their managers have to send',
    icon: <HardHat aria-hidden="true" />,
    href: '#works',
    isCurrent: false,
    badge: 3,
  },
]

/** Imitates the link of a router, which has the prop `to` instead of `href`. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a {...rest} href={to} data-router="" />
)

export default {
  component: 'Sidebar',
  purpose: 'Lleva a las secciones del portal y señala la actual.',
  keyboard: {
    Tab: 'Va de un enlace al otro.',
    Enter: 'Va adonde lleva el enlace.',
  },
  specimens: buildSpecimens(Sidebar, {
    usual: { label: 'Sections', items },
    loading: { label: 'Sections', items: items.slice(0, 1), pendingCount: 3 },
    'with-links-of-a-router': {
      label: 'Sections',
      items,
      renderLink: ({ href }) => <RouterLink to={href} />,
    },
    'edge-long': {
      label: veryLongText,
      items: [
        {
          label: veryLongText,
          icon: <DoorOpen aria-hidden="true" />,
          href: '#endless',
          isCurrent: true,
          badge: veryLongText,
        },
        { label: '?', icon: null, href: '#nothing', isCurrent: true, badge: '' },
      ],
    },
    'edge-none': { label: 'Sections', items: [] },
  }),
} satisfies SpecimenFile
