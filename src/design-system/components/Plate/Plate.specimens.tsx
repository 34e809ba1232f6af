import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Plate } from './Plate'

export default {
  component: 'Plate',
  purpose: 'Muestra la patente de un vehículo como está en la chapa.',
  specimens: buildSpecimens(Plate, {
    seven: { value: 'AB123CD' },
    six: { value: 'ABC123' },
    eight: { value: 'ABCD1234' },
    'on-foot': { value: 'Peatonal' },
    dash: { value: '-' },
    'edge-nothing': { value: null },
    'edge-long': { value: veryLongText },
    'edge-signs': { value: '¿AB·123/CD?' },
  }),
} satisfies SpecimenFile
