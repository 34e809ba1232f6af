import { buildLiveSpecimen, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Sidebar } from '../Sidebar/Sidebar'
import { exampleSections } from '../Sidebar/Sidebar.specimens'
import { Text } from '../Text/Text'
import { Drawer } from './Drawer'

const common = { open: true, onClose: () => {}, closeLabel: 'Close' }

const details = {
  side: 'end',
  title: 'Details of the worker',
  footer: <Button stretch>Edit</Button>,
  children: (
    <DescriptionList
      items={[
        { term: 'Name', description: 'ROJAS, Ana' },
        { term: 'Document', description: 'DNI 20.123.456' },
      ]}
    />
  ),
} as const

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
    ...buildVariants(
      Drawer,
      common,
      {
        navigation: {
          title: 'Sections',
          footer: 'Version 1.0',
          children: <Sidebar label="Sections" items={exampleSections} />,
        },
        'details-sm': { ...details, size: 'sm' },
        'details-md': { ...details, size: 'md' },
        'details-lg': { ...details, size: 'lg' },
      },
      { isOverlay: true },
    ),
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
          <Text>The name and the document of the worker.</Text>
        </Drawer>
      </div>
    )),
    ...buildVariants(
      Drawer,
      common,
      {
        'edge-long': {
          side: 'end',
          title: veryLongText,
          footer: <Button>{veryLongText}</Button>,
          children: <Text>{veryLongText.repeat(20)}</Text>,
        },
        'edge-nothing': { title: 'Nothing' },
      },
      { isOverlay: true },
    ),
  ],
} satisfies SpecimenFile
