import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
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
    'nonsense-long': {
      aside: <Text>{endless}</Text>,
      narrow: <Text>{endless}</Text>,
      children: <Text>{endless}</Text>,
    },
    'nonsense-empty': { aside: null, narrow: null },
  }),
} satisfies SpecimenFile
