import { Alert } from '@/design-system/components/Alert/Alert'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { getAppStores } from './app-stores'
import { copy } from './copy'

/** The notice about the mobile app, with links to the app stores. `onDismiss` hides the notice permanently. */
export function DownloadNotice({ onDismiss }: { onDismiss: () => void }) {
  const { text, dismiss } = copy.app.notice
  return (
    <Stack isScreenOnly>
      <Alert dismiss={{ label: dismiss, onDismiss }}>
        {text}
        <Inline gap={4}>
          {getAppStores().map(({ store, name, href, newTabLabel }) => (
            <TextLink standsAlone key={store} href={href} newTabLabel={newTabLabel}>
              {name}
            </TextLink>
          ))}
        </Inline>
      </Alert>
    </Stack>
  )
}
