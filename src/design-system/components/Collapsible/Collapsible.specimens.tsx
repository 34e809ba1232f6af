import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Collapsible } from './Collapsible'

export default {
  component: 'Collapsible',
  keyboard: [
    { keys: 'Tab', does: 'Goes to its handle; from there to what is inside, if it is open, and out.' },
    { keys: 'Enter', does: 'Opens and closes it.' },
    { keys: 'Space', does: 'Opens and closes it.' },
  ],
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
    {
      name: 'with-a-button',
      render: () => (
        <Collapsible summary="More filters">
          <Button>Clear them all</Button>
        </Collapsible>
      ),
    },
    {
      name: 'keeps-its-handle',
      render: () => (
        <Collapsible summary="Long terms" keepsHandle open>
          <Text>The first of many.</Text>
        </Collapsible>
      ),
    },
    {
      name: 'nonsense-empty',
      render: () => (
        <Collapsible summary="Nothing to see" open>
          {null}
        </Collapsible>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Collapsible summary={endless} open>
          <Text>{endless}</Text>
        </Collapsible>
      ),
    },
  ],
} satisfies SpecimenFile
