import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { MaskedText } from './MaskedText'

const labels = {
  showLabel: (ending: string) => `Number ending in ${ending}: show`,
  hideLabel: (value: string) => `Number ${value}: hide`,
}

export default {
  component: 'MaskedText',
  purpose: 'Oculta un dato personal hasta que alguien lo pide.',
  keyboard: {
    Enter: 'Muestra el dato, o lo vuelve a ocultar.',
    Espacio: 'Muestra el dato, o lo vuelve a ocultar.',
  },
  specimens: buildSpecimens(MaskedText, {
    number: { ...labels, value: '30999881' },
    short: { ...labels, value: '1234' },
    'edge-long': { ...labels, value: veryLongText },
  }),
} satisfies SpecimenFile
