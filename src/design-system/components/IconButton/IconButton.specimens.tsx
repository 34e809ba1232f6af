import { Pencil, Trash2, X } from 'lucide-react'
import { buildLiveSpecimen, buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { IconButton } from './IconButton'

export default {
  component: 'IconButton',
  purpose: 'Ejecuta una acción conocida cuando no hay lugar para palabras.',
  keyboard: {
    Tab: 'Va al botón y muestra su nombre, y el motivo si está impedido.',
    Enter: 'Lo presiona.',
    Espacio: 'Lo presiona al soltar la tecla.',
    Escape: 'Oculta su nombre.',
  },
  specimens: [
    ...buildSpecimens(IconButton, {
      quiet: { label: 'Close', icon: <X aria-hidden="true" /> },
      secondary: { variant: 'secondary', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
      small: { size: 'sm', label: 'Close', icon: <X aria-hidden="true" /> },
      loading: { loading: true, label: 'Edit', icon: <Pencil aria-hidden="true" /> },
      refused: {
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        disabledReason: 'The lot has visitors inside.',
      },
      'edge-long': {
        label: veryLongText,
        disabledReason: veryLongText,
        icon: <Trash2 aria-hidden="true" />,
      },
    }),
    buildLiveSpecimen('counting', 0, (presses, setPresses) => (
      <IconButton
        label={`Pressed ${presses} times`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setPresses(presses + 1)}
      />
    )),
  ],
} satisfies SpecimenFile
