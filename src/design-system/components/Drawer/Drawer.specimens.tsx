import { CalendarCheck, DoorOpen } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { Sidebar } from '../Sidebar/Sidebar'
import { Drawer } from './Drawer'

export default {
  component: 'Drawer',
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
  ],
} satisfies SpecimenFile
