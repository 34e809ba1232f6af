import { config } from '@/config'
import { page } from '@/copy/page'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { copy } from './copy'

/** The notice about the app, after the page's content, until the user dismisses it for good. */
export function DownloadNotice({ onDismiss }: { onDismiss: () => void }) {
  const { appStoreUrl, playStoreUrl } = config()
  const { notice, stores } = copy.app
  return (
    <Stack isScreenOnly>
      <Alert dismiss={{ label: notice.dismiss, onDismiss }}>
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
    </Stack>
  )
}
