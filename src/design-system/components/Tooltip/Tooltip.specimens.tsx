import type { SpecimenFile } from '../../specimen'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

export default {
  component: 'Tooltip',
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
  ],
} satisfies SpecimenFile
