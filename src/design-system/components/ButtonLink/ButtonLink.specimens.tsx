import { Plus } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { ButtonLink } from './ButtonLink'

export default {
  component: 'ButtonLink',
  purpose: 'Lleva a otra pantalla con el aspecto de un botón.',
  keyboard: {
    Tab: 'Va al elemento y sale de él.',
    Enter: 'Va adonde lleva el enlace.',
  },
  specimens: buildSpecimens(ButtonLink, {
    primary: { href: '#new', variant: 'primary', icon: <Plus aria-hidden="true" />, children: 'New visit' },
    secondary: { href: '#edit', children: 'Edit' },
    'list-item': {
      href: '#plan',
      icon: <Plus aria-hidden="true" />,
      stretch: true,
      align: 'start',
      children: 'A name in a list of names',
    },
    'edge-long': { href: '#nowhere', icon: <Plus aria-hidden="true" />, children: veryLongText },
    'edge-address': { href: '', children: 'Leads to the current page' },
    'router-link': () => (
      <ButtonLink render={<a href="#router" data-router="" />} variant="quiet">
        Rendered by the link of a router
      </ButtonLink>
    ),
  }),
} satisfies SpecimenFile
