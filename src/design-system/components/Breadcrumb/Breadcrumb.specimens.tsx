import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Breadcrumb } from './Breadcrumb'

const ignorePress = () => {}

export default {
  component: 'Breadcrumb',
  purpose: 'Muestra el camino hasta la página o la carpeta actual y permite volver.',
  keyboard: {
    Tab: 'Va de un lugar al otro; saltea el lugar actual.',
    Enter: 'Va al lugar.',
  },
  specimens: buildSpecimens(Breadcrumb, {
    links: {
      label: 'Path',
      items: [
        { label: 'Works', href: '#works' },
        { label: 'House by the lake', href: '#house' },
        { label: 'Plans' },
      ],
    },
    folders: {
      label: 'Folders',
      items: [
        { label: 'All files', onSelect: ignorePress },
        { label: 'Plans', onSelect: ignorePress },
        { label: '2026', onSelect: ignorePress },
        { label: 'First floor, with the changes of March', onSelect: ignorePress },
        { label: 'Electricity' },
      ],
    },
    'one-item': { label: 'Folders', items: [{ label: 'All files' }] },
    'edge-no-items': { label: 'Folders', items: [] },
    'edge-long': {
      label: 'Folders',
      items: [
        { label: veryLongText, href: '#long' },
        { id: 'second', label: veryLongText, onSelect: ignorePress },
        { id: 'third', label: veryLongText },
      ],
    },
  }),
} satisfies SpecimenFile
