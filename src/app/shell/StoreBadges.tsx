import { config } from '@/config'
import { page } from '@/copy/page'
import { Inline } from '@/design-system/components/Inline/Inline'
import { StoreBadge } from '@/design-system/components/StoreBadge/StoreBadge'
import { copy } from './copy'

/** The badges of the app stores that the installation configures. */
export function StoreBadges() {
  const { appStoreUrl, playStoreUrl } = config()
  const { lead, stores } = copy.app
  const shared = { lead, newTabLabel: page.opensInTab }
  return (
    <Inline gap={3}>
      {appStoreUrl ? <StoreBadge {...shared} store="apple" name={stores.apple} href={appStoreUrl} /> : null}
      {playStoreUrl ? (
        <StoreBadge {...shared} store="google" name={stores.google} href={playStoreUrl} />
      ) : null}
    </Inline>
  )
}
