import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { RowActions } from './RowActions'

const common = { subject: 'AB 123 CD', menuLabel: 'Actions' }
const run = () => {}

export default {
  component: 'RowActions',
  purpose: 'Ofrece las acciones de una fila, siempre en el mismo lugar.',
  keyboard: 'inner-components-only',
  specimens: buildVariants(RowActions, common, {
    two: {
      actions: [
        { label: 'Edit', run },
        { label: 'Remove', tone: 'danger', run },
      ],
    },
    refused: {
      actions: [
        { label: 'See', run },
        { label: 'Edit', reason: 'Only what is pending can be edited.', run },
      ],
    },
    menu: {
      actions: [
        { label: 'See', run },
        { label: 'Edit', reason: 'Only what is pending can be edited.', run },
        { label: 'Remove', tone: 'danger', run },
      ],
    },
    'edge-none': { actions: [] },
    'edge-long': {
      subject: veryLongText,
      actions: [
        { label: veryLongText, reason: veryLongText, run },
        { label: 'Remove', tone: 'danger', run },
      ],
    },
  }),
} satisfies SpecimenFile
