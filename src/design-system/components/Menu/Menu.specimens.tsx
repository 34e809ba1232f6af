import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react'
import { buildSpecimens, manyOptions, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Inline } from '../Inline/Inline'
import { Menu } from './Menu'

const ignoreChoice = () => {}

export default {
  component: 'Menu',
  purpose: 'Ofrece varias acciones detrás de un solo botón.',
  keyboard: {
    Tab: 'Va al botón; en el menú abierto, lo cierra y sigue.',
    'Enter, Espacio':
      'En el botón: abren el menú en la primera opción; en una opción: la eligen y vuelven al botón.',
    'Flecha abajo':
      'En el botón: abre el menú en la primera opción; en el menú: va a la siguiente, y de la última a la primera.',
    'Flecha arriba':
      'En el botón: abre el menú en la última opción; en el menú: va a la anterior, y de la primera a la última.',
    'Inicio, Fin': 'En el menú: van a la primera y a la última opción.',
    'Una letra': 'En el menú: va a la opción que empieza con ella.',
    Escape: 'Cierra el menú y vuelve al botón.',
  },
  specimens: [
    ...buildSpecimens(Menu, {
      actions: {
        label: 'Actions',
        align: 'start',
        items: [
          { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: ignoreChoice },
          {
            label: 'Move to another lot',
            onSelect: ignoreChoice,
            disabledReason: 'Only the office can do it.',
          },
          { label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: ignoreChoice, tone: 'danger' },
        ],
      },
      user: {
        label: 'Welcome, Ana María Pérez',
        hidesLabelOnPhones: true,
        avatar: <Avatar name="Ana María Pérez" size="sm" isDecorative />,
        items: [{ label: 'Leave', icon: <LogOut aria-hidden="true" />, onSelect: ignoreChoice }],
      },
      'icon-only': {
        label: 'More',
        isLabelHidden: true,
        avatar: <Ellipsis size={20} aria-hidden="true" />,
        items: [
          { label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: ignoreChoice, tone: 'danger' },
        ],
      },
      'edge-no-entries': { label: 'No actions', items: [] },
      'edge-thousands': {
        label: 'Many actions',
        align: 'start',
        items: manyOptions.map(({ label }) => ({ label, onSelect: ignoreChoice })),
      },
      'edge-long': {
        label: veryLongText,
        items: [{ label: veryLongText, onSelect: ignoreChoice, disabledReason: veryLongText }],
        avatar: <Avatar name={veryLongText} size="sm" isDecorative />,
      },
    }),
    {
      name: 'beside-a-button',
      conformance: 'none',
      render: () => (
        <Inline>
          <Menu label="Actions" items={[{ label: 'Edit', onSelect: ignoreChoice }]} />
          <Button>Next</Button>
        </Inline>
      ),
    },
  ],
} satisfies SpecimenFile
