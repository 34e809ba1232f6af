import { Plus, Trash2 } from 'lucide-react'
import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from './Button'

export default {
  component: 'Button',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it, even while it is refused or busy; a refused one then shows why.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it, once the key is let go.' },
    { keys: 'Escape', does: 'Hides the reason why it is refused.' },
  ],
  specimens: [
    { name: 'primary', render: () => <Button variant="primary">Save changes</Button> },
    { name: 'secondary', render: () => <Button>Go back</Button> },
    { name: 'quiet', render: () => <Button variant="quiet">See more</Button> },
    { name: 'danger', render: () => <Button variant="danger">Delete</Button> },
    { name: 'quiet-danger', render: () => <Button variant="quiet-danger">Remove</Button> },
    {
      name: 'with-icon',
      render: () => (
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          Add
        </Button>
      ),
    },
    {
      name: 'small',
      render: () => (
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />}>
          Remove
        </Button>
      ),
    },
    {
      name: 'loading',
      render: () => (
        <Button variant="primary" loading>
          Saving
        </Button>
      ),
    },
    {
      name: 'refused',
      render: () => (
        <Button variant="primary" disabledReason="Choose at least one person.">
          Create
        </Button>
      ),
    },
    {
      name: 'stretched-long',
      render: () => (
        <Button variant="primary" stretch>
          A label so long that it has to wrap on a phone and is never cut
        </Button>
      ),
    },
    {
      name: 'counting',
      conformance: 'none',
      render: () => (
        <Live initial={0}>
          {(presses, setPresses) => (
            <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Button variant="primary" icon={<Plus aria-hidden="true" />} disabledReason={endless}>
          {endless}
        </Button>
      ),
    },
  ],
} satisfies SpecimenFile
