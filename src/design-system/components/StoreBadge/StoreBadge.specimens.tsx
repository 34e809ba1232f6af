import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { StoreBadge } from './StoreBadge'

export default {
  component: 'StoreBadge',
  purpose: 'Lleva a la aplicación en la tienda de cada sistema.',
  keyboard: 'inner-components-only',
  specimens: buildVariants(
    StoreBadge,
    { newTabLabel: 'opens in another tab' },
    {
      apple: { store: 'apple', lead: 'Get it on the', name: 'App Store', href: '#apple' },
      google: { store: 'google', lead: 'Get it on', name: 'Google Play', href: '#google' },
      'edge-long': {
        store: 'google',
        lead: veryLongText,
        name: veryLongText,
        href: '',
        newTabLabel: veryLongText,
      },
    },
  ),
} satisfies SpecimenFile
