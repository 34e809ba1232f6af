import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Unbroken } from './Unbroken'

export default {
  component: 'Unbroken',
  purpose: 'Mantiene juntas las partes de un nombre que no se deben separar.',
  specimens: buildSpecimens(Unbroken, {
    name: { children: 'Neighbours - Lot A-12 · The Oaks' },
    'edge-long': { children: `Lot ${'A-12'.repeat(40)} ${veryLongText}` },
  }),
} satisfies SpecimenFile
