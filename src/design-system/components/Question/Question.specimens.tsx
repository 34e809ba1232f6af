import { buildLiveSpecimen, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Question } from './Question'

const common = { open: true, confirmLabel: 'Yes', cancelLabel: 'No', onConfirm: () => {}, onCancel: () => {} }

export default {
  component: 'Question',
  purpose: 'Pide confirmar una acción antes de hacerla.',
  keyboard: {
    'Enter, Espacio': 'Presionan la respuesta que tiene el foco: al principio, el no.',
    'Tab, Mayús+Tab': 'Van de una respuesta a la otra; la página de atrás queda fuera de alcance.',
    Escape: 'Responde que no, salvo que un sí esté en curso; el foco vuelve al control que preguntó.',
  },
  specimens: [
    ...buildVariants(
      Question,
      common,
      {
        danger: {
          title: 'Delete “Birthday of Sofía”?',
          tone: 'danger',
          children: 'Nobody will be able to come in with it.',
        },
        busy: {
          title: 'Send it now?',
          confirmLabel: 'Send',
          cancelLabel: 'Not yet',
          isBusy: true,
        },
        failed: {
          title: 'Remove this vehicle?',
          tone: 'danger',
          error: 'It could not be removed. Try again in a while.',
          children: 'AB 123 CD',
        },
        'edge-long': {
          title: veryLongText,
          confirmLabel: veryLongText,
          cancelLabel: veryLongText,
          error: veryLongText,
          children: veryLongText.repeat(20),
        },
      },
      { isOverlay: true },
    ),
    buildLiveSpecimen('asking', 'Not asked.', (status, setStatus) => (
      <div>
        <Button onClick={() => setStatus('Asked.')}>Delete</Button>
        <Text>{status}</Text>
        <Question
          open={status === 'Asked.'}
          title="Delete it?"
          confirmLabel="Yes"
          cancelLabel="No"
          tone="danger"
          onConfirm={() => setStatus('Deleted.')}
          onCancel={() => setStatus('Kept.')}
        />
      </div>
    )),
  ],
} satisfies SpecimenFile
