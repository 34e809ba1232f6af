import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

export default {
  component: 'Tooltip',
  keyboard: {
    Tab: 'Shows it with the focus on its control and hides it when the focus goes on.',
    Escape: 'Hides it; the focus stays.',
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
