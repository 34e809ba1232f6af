import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Breadcrumb } from './Breadcrumb'

const open = () => {}

export default {
  component: 'Breadcrumb',
  keyboard: [
    { keys: 'Tab', does: 'Goes from place to place, past the one where we are.' },
    { keys: 'Enter', does: 'Goes to the place.' },
  ],
  specimens: [
    {
      name: 'links',
      render: () => (
        <Breadcrumb
          label="Where you are"
          items={[
            { label: 'Works', href: '#works' },
            { label: 'House by the lake', href: '#house' },
            { label: 'Plans' },
          ]}
        />
      ),
    },
    {
      name: 'folders',
      render: () => (
        <Breadcrumb
          label="Folders"
          items={[
            { label: 'All files', onSelect: open },
            { label: 'Plans', onSelect: open },
            { label: '2026', onSelect: open },
            { label: 'First floor, with the changes of March', onSelect: open },
            { label: 'Electricity' },
          ]}
        />
      ),
    },
    { name: 'only-here', render: () => <Breadcrumb label="Folders" items={[{ label: 'All files' }]} /> },
    { name: 'nonsense-none', render: () => <Breadcrumb label="Folders" items={[]} /> },
    {
      name: 'nonsense-long',
      render: () => (
        <Breadcrumb
          label="Folders"
          items={[
            { label: endless, href: '#long' },
            { id: 'second', label: endless, onSelect: open },
            { id: 'third', label: endless },
          ]}
        />
      ),
    },
  ],
} satisfies SpecimenFile
