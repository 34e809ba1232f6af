import { Footer } from '@/design-system/components/Footer/Footer'
import { Inline } from '@/design-system/components/Inline/Inline'
import { HelpLink } from '@/patterns/page/HelpLink'
import { version } from '@/version'
import { hasApp } from './app-stores'
import { copy } from './copy'
import { StoreBadges } from './StoreBadges'

/** Below every page (P1): the version, and help always in the same place. */
export function PortalFooter() {
  return (
    <Footer>
      <Inline gap={4}>
        <span>{copy.version(version)}</span>
        <HelpLink tone="muted" />
      </Inline>
      {hasApp() ? <StoreBadges /> : null}
    </Footer>
  )
}
