import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { VisuallyHidden } from './VisuallyHidden'

export default {
  component: 'VisuallyHidden',
  purpose: 'Dice algo solo a los lectores de pantalla.',
  specimens: buildSpecimens(VisuallyHidden, {
    words: { children: 'Only for those who listen' },
    'edge-endless': { children: veryLongText },
  }),
} satisfies SpecimenFile
