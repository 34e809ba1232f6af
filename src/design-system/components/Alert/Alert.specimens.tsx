import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Alert } from './Alert'

export default {
  component: 'Alert',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'neutral',
      render: () => <Alert tone="neutral">Switched off since the end of the season.</Alert>,
    },
    { name: 'info', render: () => <Alert>Guests write their own names in the link that you share.</Alert> },
    { name: 'success', render: () => <Alert tone="success" title="Saved." /> },
    {
      name: 'warning',
      render: () => (
        <Alert tone="warning" title="Nobody yet">
          It has no effect until somebody is added. Remember to share it.
        </Alert>
      ),
    },
    {
      name: 'live-danger-with-action',
      render: () => (
        <Alert
          tone="danger"
          isLive
          toneLabel="Error"
          title="The list could not be fetched"
          action={<Button size="sm">Try again</Button>}
        >
          The server did not answer in time.
        </Alert>
      ),
    },
    {
      name: 'dismissible',
      render: () => (
        <Alert title="There is an app too" dismiss={{ label: 'Dismiss', onDismiss: () => {} }}>
          It warns you when your visit arrives.
        </Alert>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Alert
          tone="danger"
          toneLabel={endless}
          title={endless}
          action={<Button size="sm">{endless}</Button>}
          dismiss={{ label: endless, onDismiss: () => {} }}
        >
          {endless}
        </Alert>
      ),
    },
    {
      name: 'nonsense-empty',
      render: () => (
        <Alert title="" toneLabel="">
          {null}
        </Alert>
      ),
    },
  ],
} satisfies SpecimenFile
