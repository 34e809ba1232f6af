import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { NoteTag } from './NoteTag'

export default {
  component: 'NoteTag',
  purpose: 'Muestra un estado en una palabra y su motivo al señalarlo.',
  keyboard: {
    Tab: 'Va a la etiqueta y muestra la nota, que se oculta cuando el foco sigue.',
    Enter: 'Vuelve a mostrar la nota.',
    Escape: 'Oculta la nota.',
  },
  specimens: buildSpecimens(NoteTag, {
    danger: { tone: 'danger', note: 'The scan cannot be read.', children: 'Rejected' },
    neutral: { note: 'Since Monday.', children: 'Off' },
    'edge-long': { tone: 'danger', note: veryLongText, children: veryLongText },
    'edge-empty': { note: 'Since Monday.', children: '' },
  }),
} satisfies SpecimenFile
