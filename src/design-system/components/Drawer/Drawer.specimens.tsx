import { CalendarCheck, DoorOpen } from 'lucide-react'
import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Sidebar } from '../Sidebar/Sidebar'
import { Text } from '../Text/Text'
import { Drawer } from './Drawer'

export default {
  component: 'Drawer',
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On what opens it: open it; the focus goes to the current page, the first field or the close button.',
    },
    {
      keys: 'Tab, Shift+Tab',
      does: 'Go round what takes focus in it; nothing of the page behind is reached.',
    },
    { keys: 'Escape', does: 'Closes it, and the focus returns to what opened it.' },
  ],
  specimens: [
    {
      name: 'navigation',
      isOverlay: true,
      render: () => (
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
    {
      name: 'opening',
      conformance: 'none',
      render: () => (
        <Live initial={false}>
          {(isOpen, setIsOpen) => (
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
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      isOverlay: true,
      render: () => (
        <Drawer
          open
          onClose={() => {}}
          side="end"
          title={endless}
          closeLabel="Close"
          footer={<Button>{endless}</Button>}
        >
          <Text>{endless.repeat(20)}</Text>
        </Drawer>
      ),
    },
    {
      name: 'nonsense-nothing',
      isOverlay: true,
      render: () => <Drawer open onClose={() => {}} title="Nothing" closeLabel="Close" />,
    },
  ],
} satisfies SpecimenFile
