import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import { ResultScreen } from './ResultScreen'

export default {
  component: 'ResultScreen',
  purpose: 'Cuenta cómo terminó una tarea y qué sigue.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(ResultScreen, {
    success: {
      tone: 'success',
      title: 'The visit is expected',
      description: 'Show this code at the gate.',
      actions: (
        <>
          <Button variant="primary">Back to the list</Button>
          <Button>Expect another</Button>
        </>
      ),
      children: <Alert tone="warning">One person could not be added.</Alert>,
    },
    danger: {
      tone: 'danger',
      level: 2,
      title: 'The link does not work',
      description: 'It may be wrong, or it may have been used.',
    },
    warning: { tone: 'warning', level: 2, title: 'Almost done' },
    info: { tone: 'info', level: 2, title: 'Look at your mail' },
    'edge-long': {
      tone: 'info',
      level: 2,
      title: veryLongText,
      description: veryLongText,
      actions: (
        <>
          <Button variant="primary">{veryLongText}</Button>
          <Button>{veryLongText}</Button>
        </>
      ),
    },
  }),
} satisfies SpecimenFile
