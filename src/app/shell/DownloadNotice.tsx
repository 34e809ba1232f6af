import { config } from '@/config'
import { page } from '@/copy/page'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Inline } from '@/design-system/components/Inline/Inline'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { copy } from './copy'
import { useDownloadNotice } from './use-download-notice'

/** Tells about the app until it is sent away, for good (P1). In few lines: what one came for stands below it. */
export function DownloadNotice() {
  const { isShown, dismiss } = useDownloadNotice()
  const { appStoreUrl, playStoreUrl } = config()
  const { notice, stores } = copy.app
  if (!isShown) return null
  return (
    <Alert dismiss={{ label: notice.dismiss, onDismiss: dismiss }}>
      {notice.text}
      <Inline gap={4}>
        {appStoreUrl ? (
          <TextLink href={appStoreUrl} newTabLabel={page.opensInTab}>
            {stores.apple}
          </TextLink>
        ) : null}
        {playStoreUrl ? (
          <TextLink href={playStoreUrl} newTabLabel={page.opensInTab}>
            {stores.google}
          </TextLink>
        ) : null}
      </Inline>
    </Alert>
  )
}
