import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { SplitView } from './SplitView'

export default {
  component: 'SplitView',
  purpose: 'Pone un índice al lado del contenido, o detrás de un botón en el teléfono.',
  specimens: buildSpecimens(SplitView, {
    usual: {
      aside: <Text>Beside it</Text>,
      narrow: <Text>Above it</Text>,
      children: <Text>What it is about</Text>,
    },
    'edge-long': {
      aside: <Text>{veryLongText}</Text>,
      narrow: <Text>{veryLongText}</Text>,
      children: <Text>{veryLongText}</Text>,
    },
    'edge-empty': { aside: null, narrow: null },
  }),
} satisfies SpecimenFile
