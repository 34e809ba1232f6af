import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Breadcrumb } from './Breadcrumb'

const open = () => {}

export default {
  component: 'Breadcrumb',
  purpose: 'Muestra el camino hasta la página o la carpeta actual y permite volver.',
  keyboard: {
    Tab: 'Va de un lugar al otro; saltea el lugar actual.',
    Enter: 'Va al lugar.',
  },
  specimens: buildSpecimens(Breadcrumb, {
    links: {
      label: 'Where you are',
      items: [
        { label: 'Works', href: '#works' },
        { label: 'House by the lake', href: '#house' },
        { label: 'Plans' },
      ],
    },
    folders: {
      label: 'Folders',
      items: [
        { label: 'All files', onSelect: open },
        { label: 'Plans', onSelect: open },
        { label: '2026', onSelect: open },
        { label: 'First floor, with the changes of March', onSelect: open },
        { label: 'Electricity' },
      ],
    },
    'only-here': { label: 'Folders', items: [{ label: 'All files' }] },
    'nonsense-none': { label: 'Folders', items: [] },
    'nonsense-long': {
      label: 'Folders',
      items: [
        { label: veryLongText, href: '#long' },
        { id: 'second', label: veryLongText, onSelect: open },
        { id: 'third', label: veryLongText },
      ],
    },
  }),
} satisfies SpecimenFile
