import { CalendarPlus } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

export default {
  component: 'EmptyState',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'first-step',
      render: () => (
        <EmptyState
          icon={<CalendarPlus />}
          title="No visits yet."
          description="Whoever you expect will be here, with the days and the code for the gate."
          action={<Button variant="primary">Expect somebody</Button>}
        />
      ),
    },
    { name: 'only-words', render: () => <EmptyState level={3} title="Nobody by that name." /> },
    {
      name: 'nonsense-long',
      render: () => (
        <EmptyState
          icon={<CalendarPlus />}
          title={endless}
          description={endless}
          action={<Button>{endless}</Button>}
        />
      ),
    },
  ],
} satisfies SpecimenFile
