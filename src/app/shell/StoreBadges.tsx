import { Inline } from '@/design-system/components/Inline/Inline'
import { StoreBadge } from '@/design-system/components/StoreBadge/StoreBadge'
import { getAppStores } from './app-stores'
import { copy } from './copy'

/** The badges of the app stores that the installation configures. */
export const StoreBadges = () => (
  <Inline gap={3}>
    {getAppStores().map((store) => (
      <StoreBadge key={store.store} lead={copy.app.lead} {...store} />
    ))}
  </Inline>
)
