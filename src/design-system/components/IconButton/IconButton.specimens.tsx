import { Pencil, Trash2, X } from 'lucide-react'
import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { IconButton } from './IconButton'

export default {
  component: 'IconButton',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and shows its name, and the reason if it is refused.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it, once the key is let go.' },
    { keys: 'Escape', does: 'Hides its name.' },
  ],
  specimens: [
    { name: 'quiet', render: () => <IconButton label="Close" icon={<X aria-hidden="true" />} /> },
    {
      name: 'secondary',
      render: () => <IconButton variant="secondary" label="Edit" icon={<Pencil aria-hidden="true" />} />,
    },
    { name: 'small', render: () => <IconButton size="sm" label="Close" icon={<X aria-hidden="true" />} /> },
    {
      name: 'loading',
      render: () => <IconButton loading label="Edit" icon={<Pencil aria-hidden="true" />} />,
    },
    {
      name: 'refused',
      render: () => (
        <IconButton
          label="Delete"
          icon={<Trash2 aria-hidden="true" />}
          disabledReason="It has visits that have not left yet."
        />
      ),
    },
    {
      name: 'counting',
      conformance: 'none',
      render: () => (
        <Live initial={0}>
          {(presses, setPresses) => (
            <IconButton
              label={`Pressed ${presses} times`}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setPresses(presses + 1)}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <IconButton label={endless} disabledReason={endless} icon={<Trash2 aria-hidden="true" />} />
      ),
    },
  ],
} satisfies SpecimenFile
