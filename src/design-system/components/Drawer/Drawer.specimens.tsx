import { CalendarCheck, DoorOpen } from 'lucide-react'
import { buildLiveSpecimen, buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Sidebar } from '../Sidebar/Sidebar'
import { Text } from '../Text/Text'
import { Drawer } from './Drawer'

export default {
  component: 'Drawer',
  purpose: 'Abre un panel a un costado: la navegación o el detalle de una fila.',
  keyboard: {
    'Enter, Espacio':
      'En el control que lo abre: lo abren; el foco va a la página actual, al primer campo o al botón de cerrar.',
    'Tab, Mayús+Tab': 'Recorren en círculo sus controles; la página de atrás queda fuera de alcance.',
    Escape: 'Lo cierra y el foco vuelve al control que lo abrió.',
  },
  specimens: [
    ...buildSpecimens(
      Drawer,
      {
        navigation: () => (
          <Drawer open onClose={() => {}} title="Sections" closeLabel="Close" footer="Version 1.0">
            <Sidebar
              label="Sections"
              items={[
                {
                  label: 'Visits',
                  icon: <CalendarCheck aria-hidden="true" />,
                  href: '#visits',
                  isCurrent: true,
                },
                {
                  label: 'Movements',
                  icon: <DoorOpen aria-hidden="true" />,
                  href: '#movements',
                  isCurrent: false,
                },
              ]}
            />
          </Drawer>
        ),
      },
      { isOverlay: true },
    ),
    ...(['sm', 'md', 'lg'] as const).map((size) => ({
      name: `details-${size}`,
      isOverlay: true,
      render: () => (
        <Drawer
          open
          onClose={() => {}}
          side="end"
          size={size}
          title="Details of the worker"
          closeLabel="Close"
          footer={<Button stretch>Edit</Button>}
        >
          <DescriptionList
            items={[
              { term: 'Name', description: 'ROJAS, Ana' },
              { term: 'Document', description: 'DNI 20.123.456' },
            ]}
          />
        </Drawer>
      ),
    })),
    buildLiveSpecimen('opening', false, (isOpen, setIsOpen) => (
      <div>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          side="end"
          size="md"
          title="Details"
          closeLabel="Close"
          footer={<Button>Edit</Button>}
        >
          <Text>The words of the details.</Text>
        </Drawer>
      </div>
    )),
    ...buildSpecimens(
      Drawer,
      {
        'nonsense-long': {
          open: true,
          onClose: () => {},
          side: 'end',
          title: endless,
          closeLabel: 'Close',
          footer: <Button>{endless}</Button>,
          children: <Text>{endless.repeat(20)}</Text>,
        },
        'nonsense-nothing': { open: true, onClose: () => {}, title: 'Nothing', closeLabel: 'Close' },
      },
      { isOverlay: true },
    ),
  ],
} satisfies SpecimenFile
