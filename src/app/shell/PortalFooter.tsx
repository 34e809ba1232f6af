import { Footer } from '@/design-system/components/Footer/Footer'
import { Inline } from '@/design-system/components/Inline/Inline'
import { HelpLink } from '@/patterns/page/HelpLink'
import { version } from '@/version'
import { hasApp } from './app-stores'
import { copy } from './copy'
import { StoreBadges } from './StoreBadges'

interface PortalFooterProps {
  /** Whether the app's stores stand there: not right below the notice that speaks of them. */
  hasBadges: boolean
}

/** Below every page: the version, and help always in the same place. */
export function PortalFooter({ hasBadges }: PortalFooterProps) {
  return (
    <Footer>
      <Inline gap={4}>
        <span>{copy.version(version)}</span>
        <HelpLink tone="muted" />
      </Inline>
      {hasApp() && hasBadges ? <StoreBadges /> : null}
    </Footer>
  )
}
