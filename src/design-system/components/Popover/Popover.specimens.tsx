import { Info } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { TextLink } from '../TextLink/TextLink'
import { Popover } from './Popover'

const common = { label: 'Which document do I need?', closeLabel: 'Close' }

export default {
  component: 'Popover',
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button, open it and go there.' },
    {
      keys: 'Tab',
      does: 'Goes through what stands in it, to the button that closes it at last.',
    },
    { keys: 'Escape', does: 'Closes it and goes back to the button.' },
  ],
  specimens: [
    {
      name: 'help',
      render: () => (
        <Popover {...common} title="The document">
          <p>The one that you show at the gate: an identity card or, for those from abroad, a passport.</p>
          <TextLink href="#Popover">All kinds of documents</TextLink>
        </Popover>
      ),
    },
    {
      name: 'icon-alone',
      render: () => (
        <Popover {...common} label="About the time" isLabelHidden icon={<Info aria-hidden="true" />}>
          <p>Hours are those of the neighbourhood, wherever you are.</p>
        </Popover>
      ),
    },
    {
      name: 'with-controls',
      render: () => (
        <Popover {...common} label="What is new" title="What is new" align="end">
          {(close) => (
            <>
              <p>Vehicles can now be lent to your guests.</p>
              <Button size="sm" onClick={close}>
                Understood
              </Button>
            </>
          )}
        </Popover>
      ),
    },
    { name: 'nonsense-none', render: () => <Popover {...common}>{null}</Popover> },
    {
      name: 'nonsense-long',
      render: () => (
        <Popover {...common} title={endless}>
          <p>{endless.repeat(5)}</p>
        </Popover>
      ),
    },
  ],
} satisfies SpecimenFile
