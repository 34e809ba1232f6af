import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Text } from './Text'

export default {
  component: 'Text',
  purpose: 'Muestra un texto con el tamaño, el peso y el color del sistema.',
  specimens: buildSpecimens(Text, {
    usual: { children: 'The gate opens at seven.' },
    'muted-small': { tone: 'muted', size: 'sm', children: 'Changed by Ana, yesterday' },
    danger: { tone: 'danger', children: 'The plate is missing.' },
    success: { tone: 'success', children: 'Everything is in order.' },
    warning: { tone: 'warning', children: 'It ends tomorrow.' },
    figures: {
      as: 'span',
      size: 'lg',
      weight: 'semibold',
      hasTabularFigures: true,
      children: '31.111.111',
    },
    unbroken: { isUnbroken: true, children: '16-03-2026' },
    'edge-endless': { hasTabularFigures: true, children: veryLongText },
    'edge-nothing': { children: undefined },
  }),
} satisfies SpecimenFile
