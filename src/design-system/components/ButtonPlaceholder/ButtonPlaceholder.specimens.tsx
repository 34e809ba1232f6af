import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { ButtonPlaceholder } from './ButtonPlaceholder'

export default {
  component: 'ButtonPlaceholder',
  purpose: 'Ocupa el lugar de un botón hasta que se pueda usar.',
  specimens: buildSpecimens(ButtonPlaceholder, {
    small: { size: 'sm', children: 'Edit' },
    medium: { children: 'Edit' },
    'edge-long': { children: veryLongText },
  }),
} satisfies SpecimenFile
