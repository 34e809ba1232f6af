import { Plus, Trash2 } from 'lucide-react'
import { buildLiveSpecimen, buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from './Button'

export default {
  component: 'Button',
  purpose: 'Ejecuta una acción de la pantalla.',
  keyboard: {
    Tab: 'Va al botón, aunque esté impedido u ocupado; el impedido muestra el motivo.',
    Enter: 'Lo presiona.',
    Espacio: 'Lo presiona al soltar la tecla.',
    Escape: 'Oculta el motivo por el que está impedido.',
  },
  specimens: [
    ...buildSpecimens(Button, {
      primary: { variant: 'primary', children: 'Save changes' },
      secondary: { children: 'Go back' },
      quiet: { variant: 'quiet', children: 'See more' },
      danger: { variant: 'danger', children: 'Delete' },
      'quiet-danger': { variant: 'quiet-danger', children: 'Remove' },
      'with-icon': { variant: 'primary', icon: <Plus aria-hidden="true" />, children: 'Add' },
      small: { size: 'sm', variant: 'quiet', icon: <Trash2 aria-hidden="true" />, children: 'Remove' },
      loading: { variant: 'primary', loading: true, children: 'Saving' },
      refused: { variant: 'primary', disabledReason: 'Choose at least one person.', children: 'Create' },
      'stretched-long': {
        variant: 'primary',
        stretch: true,
        children: 'A label so long that it has to wrap on a phone and is never cut',
      },
      'edge-long': {
        variant: 'primary',
        icon: <Plus aria-hidden="true" />,
        disabledReason: veryLongText,
        children: veryLongText,
      },
    }),
    buildLiveSpecimen('counting', 0, (presses, setPresses) => (
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
    )),
  ],
} satisfies SpecimenFile
