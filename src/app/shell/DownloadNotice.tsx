import { Alert } from '../../design-system/components/Alert/Alert'
import { copy } from './copy'
import { StoreBadges } from './StoreBadges'
import { useDownloadNotice } from './use-download-notice'

/** Tells about the app until it is sent away, for good (P1). */
export function DownloadNotice() {
  const { isShown, dismiss } = useDownloadNotice()
  const { title, body, dismiss: label } = copy.app.notice
  if (!isShown) return null
  return (
    <Alert title={title} action={<StoreBadges />} dismiss={{ label, onDismiss: dismiss }}>
      {body}
    </Alert>
  )
}
