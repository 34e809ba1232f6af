import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Collapsible } from './Collapsible'

export default {
  component: 'Collapsible',
  purpose: 'Guarda contenido que pocas personas necesitan hasta que alguien lo abre.',
  keyboard: {
    Tab: 'Va al encabezado; si está abierto, sigue por el contenido y sale.',
    Enter: 'Lo abre y lo cierra.',
    Espacio: 'Lo abre y lo cierra.',
  },
  specimens: buildSpecimens(Collapsible, {
    closed: { summary: 'More filters', children: <Text>Rarely used filters.</Text> },
    open: {
      summary: 'How it works, in a summary so long that it takes more than one line on a phone',
      open: true,
      children: <Text>Guests who open the link write their own names.</Text>,
    },
    'with-a-button': { summary: 'More filters', children: <Button>Clear filters</Button> },
    'sticky-summary': {
      summary: 'Long terms',
      hasStickySummary: true,
      open: true,
      children: <Text>The first of many.</Text>,
    },
    'edge-empty': { summary: 'Empty', open: true, children: null },
    'edge-long': { summary: veryLongText, open: true, children: <Text>{veryLongText}</Text> },
  }),
} satisfies SpecimenFile
