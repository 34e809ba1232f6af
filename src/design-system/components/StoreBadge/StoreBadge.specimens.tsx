import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import { StoreBadge } from './StoreBadge'

export default {
  component: 'StoreBadge',
  purpose: 'Lleva a la aplicación en la tienda de cada sistema.',
  keyboard: 'of its parts',
  specimens: buildSpecimens(StoreBadge, {
    apple: {
      store: 'apple',
      lead: 'Get it on the',
      name: 'App Store',
      href: '#apple',
      newTabLabel: 'opens in another tab',
    },
    google: {
      store: 'google',
      lead: 'Get it on',
      name: 'Google Play',
      href: '#google',
      newTabLabel: 'opens in another tab',
    },
    'nonsense-long': { store: 'google', lead: endless, name: endless, href: '', newTabLabel: endless },
  }),
} satisfies SpecimenFile
