import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Alert } from './Alert'

export default {
  component: 'Alert',
  purpose: 'Avisa algo que conviene saber, junto a lo que el aviso afecta.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(Alert, {
    neutral: { tone: 'neutral', children: 'Switched off since the end of the season.' },
    info: { children: 'Guests enter their own names on the page that your link opens.' },
    success: { tone: 'success', title: 'Saved.' },
    warning: {
      tone: 'warning',
      title: 'No guests yet',
      children: 'The invitation has no effect until a guest is added. Remember to share the link.',
    },
    'live-danger-with-action': {
      tone: 'danger',
      isLive: true,
      toneLabel: 'Error',
      title: 'The list could not be fetched',
      action: <Button size="sm">Try again</Button>,
      children: 'The server did not answer in time.',
    },
    dismissible: {
      title: 'There is an app too',
      dismiss: { label: 'Dismiss', onDismiss: () => {} },
      children: 'The app warns you when your visit arrives.',
    },
    'edge-long': {
      tone: 'danger',
      toneLabel: veryLongText,
      title: veryLongText,
      action: <Button size="sm">{veryLongText}</Button>,
      dismiss: { label: veryLongText, onDismiss: () => {} },
      children: veryLongText,
    },
    'edge-empty': { title: '', toneLabel: '', children: null },
  }),
} satisfies SpecimenFile
