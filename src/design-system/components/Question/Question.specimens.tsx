import { buildLiveSpecimen, buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Question } from './Question'

const answer = () => {}

export default {
  component: 'Question',
  purpose: 'Pide confirmar una acción antes de hacerla.',
  keyboard: {
    'Enter, Espacio': 'Presionan la respuesta que tiene el foco: al principio, el no.',
    'Tab, Mayús+Tab': 'Van de una respuesta a la otra; la página de atrás queda fuera de alcance.',
    Escape: 'Responde que no, salvo que un sí esté en curso; el foco vuelve al control que preguntó.',
  },
  specimens: [
    ...buildSpecimens(
      Question,
      {
        danger: {
          open: true,
          title: 'Delete “Birthday of Sofía”?',
          confirmLabel: 'Yes',
          cancelLabel: 'No',
          tone: 'danger',
          onConfirm: answer,
          onCancel: answer,
          children: 'Nobody will be able to come in with it.',
        },
        busy: {
          open: true,
          title: 'Send it now?',
          confirmLabel: 'Send',
          cancelLabel: 'Not yet',
          isBusy: true,
          onConfirm: answer,
          onCancel: answer,
        },
        failed: {
          open: true,
          title: 'Remove this vehicle?',
          confirmLabel: 'Yes',
          cancelLabel: 'No',
          tone: 'danger',
          error: 'It could not be removed. Try again in a while.',
          onConfirm: answer,
          onCancel: answer,
          children: 'AB 123 CD',
        },
        'nonsense-long': {
          open: true,
          title: endless,
          confirmLabel: endless,
          cancelLabel: endless,
          error: endless,
          onConfirm: answer,
          onCancel: answer,
          children: endless.repeat(20),
        },
      },
      { isOverlay: true },
    ),
    buildLiveSpecimen('asking', 'Not asked.', (answered, setAnswered) => (
      <div>
        <Button onClick={() => setAnswered('Asked.')}>Delete</Button>
        <Text>{answered}</Text>
        <Question
          open={answered === 'Asked.'}
          title="Delete it?"
          confirmLabel="Yes"
          cancelLabel="No"
          tone="danger"
          onConfirm={() => setAnswered('Deleted.')}
          onCancel={() => setAnswered('Kept.')}
        />
      </div>
    )),
  ],
} satisfies SpecimenFile
