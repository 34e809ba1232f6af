import { endless, type SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

export default {
  component: 'Tooltip',
  purpose: 'Muestra el nombre o el motivo de un control al señalarlo.',
  keyboard: {
    Tab: 'Lo muestra con el foco en su control y lo oculta cuando el foco sigue.',
    Escape: 'Lo oculta; el foco no se mueve.',
  },
  specimens: [
    {
      name: 'on-a-button',
      conformance: 'none',
      render: () => (
        <Tooltip content="It can be changed until the day before.">
          <Button>When does it close?</Button>
        </Tooltip>
      ),
    },
    {
      name: 'without-content',
      conformance: 'none',
      render: () => (
        <Tooltip>
          <Button>Nothing to add</Button>
        </Tooltip>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'none',
      render: () => (
        <Tooltip content={endless}>
          <Button>Say it all</Button>
        </Tooltip>
      ),
    },
    {
      name: 'nonsense-nothing',
      conformance: 'none',
      render: () => (
        <Tooltip content="">
          <Button>Nothing at all</Button>
        </Tooltip>
      ),
    },
  ],
} satisfies SpecimenFile
