import { useEffect } from 'react'
import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { ToastProvider } from './ToastProvider'
import { type Toast, useToasts } from './use-toasts'

const toasts: Toast[] = [
  { tone: 'success', message: 'The message was copied.', timeout: 0 },
  { tone: 'info', title: 'Please wait', message: 'The file is being made.', timeout: 0 },
  {
    tone: 'danger',
    message: 'The file could not be downloaded.',
    action: { label: 'Try again', onSelect: () => {} },
  },
]

const edgeCaseToasts: Toast[] = Array.from({ length: 30 }, (_, index) => ({
  tone: 'danger',
  title: index === 29 ? veryLongText : '',
  message: `${index + 1}. ${veryLongText}`,
  action: { label: veryLongText, onSelect: () => {} },
}))

/** Shows the given toasts at once, and a further toast at each press of the button. */
function ShowAll({ all }: { all: Toast[] }) {
  const { show } = useToasts()
  useEffect(() => {
    for (const toast of all) show(toast)
  }, [show, all])
  return <Button onClick={() => show({ tone: 'warning', message: 'It ends tomorrow.' })}>Show another</Button>
}

export default {
  component: 'ToastProvider',
  purpose: 'Muestra mensajes breves sobre lo que acaba de pasar.',
  keyboard: {
    F6: 'Va desde cualquier lugar de la página a la región de los mensajes.',
    Tab: 'Desde ahí: va al mensaje más nuevo, a su acción, a su botón de cerrar y a los siguientes.',
    'Enter, Espacio': 'En un botón: hacen lo que dice; el mensaje se va.',
    Escape: 'Descarta el mensaje que tiene el foco; un diálogo debajo no se cierra.',
  },
  conformance: 'none',
  specimens: buildVariants(
    ToastProvider,
    { label: 'Messages', closeLabel: 'Dismiss' },
    {
      tones: { children: <ShowAll all={toasts} /> },
      'edge-many-long': { children: <ShowAll all={edgeCaseToasts} /> },
    },
    { isOverlay: true },
  ),
} satisfies SpecimenFile
