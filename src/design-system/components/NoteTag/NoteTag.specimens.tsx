import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { NoteTag } from './NoteTag'

export default {
  component: 'NoteTag',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and shows the note; it goes when the focus goes on.' },
    { keys: 'Enter', does: 'Shows the note again.' },
    { keys: 'Escape', does: 'Hides the note.' },
  ],
  specimens: [
    {
      name: 'danger',
      render: () => (
        <NoteTag tone="danger" note="The scan cannot be read.">
          Rejected
        </NoteTag>
      ),
    },
    { name: 'neutral', render: () => <NoteTag note="Since Monday.">Off</NoteTag> },
    {
      name: 'nonsense-long',
      render: () => (
        <NoteTag tone="danger" note={endless}>
          {endless}
        </NoteTag>
      ),
    },
    { name: 'nonsense-empty', render: () => <NoteTag note="Since Monday.">{''}</NoteTag> },
  ],
} satisfies SpecimenFile
