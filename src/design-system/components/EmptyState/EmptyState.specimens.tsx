import { CalendarPlus } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

export default {
  component: 'EmptyState',
  purpose: 'Dice qué habría en un lugar vacío y ofrece el primer paso.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(EmptyState, {
    'first-step': {
      icon: <CalendarPlus />,
      title: 'No visits yet.',
      description: 'The visitors that you expect appear here, with their days and the code for the gate.',
      action: <Button variant="primary">Add a visit</Button>,
    },
    'text-only': { level: 3, title: 'No visitor has that name.' },
    'edge-long': {
      icon: <CalendarPlus />,
      title: veryLongText,
      description: veryLongText,
      action: <Button>{veryLongText}</Button>,
    },
  }),
} satisfies SpecimenFile
