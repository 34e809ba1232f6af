import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

export default {
  component: 'Tooltip',
  purpose: 'Muestra el nombre o el motivo de un control al señalarlo.',
  keyboard: {
    Tab: 'Lo muestra con el foco en su control y lo oculta cuando el foco sigue.',
    Escape: 'Lo oculta; el foco no se mueve.',
  },
  conformance: 'none',
  specimens: buildSpecimens(Tooltip, {
    'on-a-button': {
      content: 'It can be changed until the day before.',
      children: <Button>When does it close?</Button>,
    },
    'without-content': { children: <Button>Nothing to add</Button> },
    'edge-long': { content: veryLongText, children: <Button>Say it all</Button> },
    'edge-nothing': { content: '', children: <Button>Nothing at all</Button> },
  }),
} satisfies SpecimenFile
