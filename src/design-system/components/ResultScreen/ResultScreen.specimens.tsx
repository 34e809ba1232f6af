import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import { ResultScreen } from './ResultScreen'

export default {
  component: 'ResultScreen',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'success',
      render: () => (
        <ResultScreen
          tone="success"
          title="The visit is expected"
          description="Show this code at the gate."
          actions={
            <>
              <Button variant="primary">Back to the list</Button>
              <Button>Expect another</Button>
            </>
          }
        >
          <Alert tone="warning">One person could not be added.</Alert>
        </ResultScreen>
      ),
    },
    {
      name: 'danger',
      render: () => (
        <ResultScreen
          tone="danger"
          level={2}
          title="The link does not work"
          description="It may be wrong, or it may have been used."
        />
      ),
    },
    { name: 'warning', render: () => <ResultScreen tone="warning" level={2} title="Almost done" /> },
    { name: 'info', render: () => <ResultScreen tone="info" level={2} title="Look at your mail" /> },
    {
      name: 'nonsense-long',
      render: () => (
        <ResultScreen
          tone="info"
          level={2}
          title={endless}
          description={endless}
          actions={
            <>
              <Button variant="primary">{endless}</Button>
              <Button>{endless}</Button>
            </>
          }
        />
      ),
    },
  ],
} satisfies SpecimenFile
