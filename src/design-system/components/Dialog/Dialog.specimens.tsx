import {
  buildLiveSpecimen,
  buildSpecimens,
  buildVariants,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Dialog } from './Dialog'

const common = { open: true, onClose: () => {}, closeLabel: 'Close' }

export default {
  component: 'Dialog',
  purpose: 'Pide o muestra algo sobre la página, que espera detrás.',
  keyboard: {
    'Enter, Espacio': 'En el control que lo abre: lo abren; el foco va al primer campo o al título.',
    'Tab, Mayús+Tab': 'Recorren en círculo sus controles; la página de atrás queda fuera de alcance.',
    'Flecha abajo': 'Desplaza un texto más largo que la pantalla.',
    Escape: 'Lo cierra y el foco vuelve al control que lo abrió; no hace nada si no se puede descartar.',
  },
  specimens: [
    ...buildSpecimens(
      Dialog,
      {
        form: () => (
          <Dialog
            {...common}
            title="New guest"
            description="Write the document first, and then the missing data of the guest."
            footer={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">Next</Button>
              </>
            }
          >
            <label>
              Document number <input inputMode="numeric" />
            </label>
          </Dialog>
        ),
      },
      { isOverlay: true },
    ),
    ...buildVariants(
      Dialog,
      common,
      {
        'text-only-small': {
          title: 'What is an invitation?',
          size: 'sm',
          children: <Text>A link that guests open to write their own names.</Text>,
        },
        'long-large-not-dismissable': {
          title: 'Terms of use of the neighbourhood',
          size: 'lg',
          dismissable: false,
          footer: <Button variant="primary">I have read them</Button>,
          children: Array.from({ length: 24 }, (_, index) => (
            <Text key={String(index)}>
              {index + 1}. Residents and visitors drive slowly, greet the guard and close the gate.
            </Text>
          )),
        },
        'edge-long': {
          title: veryLongText,
          description: veryLongText,
          footer: (
            <>
              <Button>{veryLongText}</Button>
              <Button variant="primary">{veryLongText}</Button>
            </>
          ),
          children: <Text>{veryLongText.repeat(20)}</Text>,
        },
        'edge-nothing': { title: 'Nothing' },
      },
      { isOverlay: true },
    ),
    buildLiveSpecimen('opening', false, (isOpen, setIsOpen) => (
      <div>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="New guest"
          closeLabel="Close"
          footer={<Button variant="primary">Next</Button>}
        >
          <label>
            Document number <input inputMode="numeric" />
          </label>
        </Dialog>
      </div>
    )),
  ],
} satisfies SpecimenFile
