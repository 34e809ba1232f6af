import { CalendarPlus } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

export default {
  component: 'EmptyState',
  purpose: 'Dice qué habría en un lugar vacío y ofrece el primer paso.',
  keyboard: 'of its parts',
  specimens: buildSpecimens(EmptyState, {
    'first-step': {
      icon: <CalendarPlus />,
      title: 'No visits yet.',
      description: 'Whoever you expect will be here, with the days and the code for the gate.',
      action: <Button variant="primary">Expect somebody</Button>,
    },
    'only-words': { level: 3, title: 'Nobody by that name.' },
    'nonsense-long': {
      icon: <CalendarPlus />,
      title: veryLongText,
      description: veryLongText,
      action: <Button>{veryLongText}</Button>,
    },
  }),
} satisfies SpecimenFile
