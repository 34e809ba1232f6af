import { buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Collapsible } from './Collapsible'

export default {
  component: 'Collapsible',
  keyboard: {
    Tab: 'Goes to its handle; from there to what is inside, if it is open, and out.',
    Enter: 'Opens and closes it.',
    Space: 'Opens and closes it.',
  },
  specimens: [
    ...buildSpecimens(
      Collapsible,
      {},
      {
        closed: { summary: 'More filters', children: <Text>What few readers need.</Text> },
        open: {
          summary: 'How it works, in a summary so long that it takes more than one line on a phone',
          open: true,
          children: <Text>Whoever opens the link writes their own name.</Text>,
        },
        'with-a-button': { summary: 'More filters', children: <Button>Clear them all</Button> },
        'keeps-its-handle': {
          summary: 'Long terms',
          keepsHandle: true,
          open: true,
          children: <Text>The first of many.</Text>,
        },
        'nonsense-empty': { summary: 'Nothing to see', open: true, children: null },
        'nonsense-long': { summary: endless, open: true, children: <Text>{endless}</Text> },
      },
    ),
  ],
} satisfies SpecimenFile
