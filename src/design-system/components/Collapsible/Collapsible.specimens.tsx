import type { SpecimenFile } from '../../specimen'
import { Text } from '../Text/Text'
import { Collapsible } from './Collapsible'

export default {
  component: 'Collapsible',
  specimens: [
    {
      name: 'closed',
      render: () => (
        <Collapsible summary="More filters">
          <Text>What few readers need.</Text>
        </Collapsible>
      ),
    },
    {
      name: 'open',
      render: () => (
        <Collapsible
          summary="How it works, in a summary so long that it takes more than one line on a phone"
          open
        >
          <Text>Whoever opens the link writes their own name.</Text>
        </Collapsible>
      ),
    },
  ],
} satisfies SpecimenFile
