import { ArrowLeft } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextLink } from './TextLink'

export default {
  component: 'TextLink',
  purpose: 'Lleva a otra pantalla desde un texto o una lista.',
  keyboard: {
    Tab: 'Va al elemento y sale de él.',
    Enter: 'Va adonde lleva el enlace.',
  },
  specimens: buildSpecimens(TextLink, {
    accent: { href: '#there', children: 'I forgot my password' },
    muted: { href: '#there', tone: 'muted', children: 'Terms' },
    'with-icon': {
      href: '#back',
      icon: <ArrowLeft size={20} aria-hidden="true" />,
      children: 'Back to the list',
    },
    'standing-alone': { href: '#all', standsAlone: true, children: 'See all' },
    'edge-long': {
      href: '#nowhere',
      icon: <ArrowLeft size={20} aria-hidden="true" />,
      newTabLabel: veryLongText,
      children: veryLongText,
    },
    rendered: () => <TextLink render={<a href="#router" data-router="" />}>Drawn by another link</TextLink>,
    'new-tab': () => (
      <TextLink href="https://example.com" newTabLabel="opens in another tab">
        Help for users
      </TextLink>
    ),
  }),
} satisfies SpecimenFile
