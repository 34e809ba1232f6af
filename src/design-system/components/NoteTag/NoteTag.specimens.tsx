import { buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { NoteTag } from './NoteTag'

export default {
  component: 'NoteTag',
  keyboard: {
    Tab: 'Goes to it and shows the note; it goes when the focus goes on.',
    Enter: 'Shows the note again.',
    Escape: 'Hides the note.',
  },
  specimens: [
    ...buildSpecimens(
      NoteTag,
      {},
      {
        danger: { tone: 'danger', note: 'The scan cannot be read.', children: 'Rejected' },
        neutral: { note: 'Since Monday.', children: 'Off' },
        'nonsense-long': { tone: 'danger', note: endless, children: endless },
        'nonsense-empty': { note: 'Since Monday.', children: '' },
      },
    ),
  ],
} satisfies SpecimenFile
