import { Footer } from '@/design-system/components/Footer/Footer'
import { Inline } from '@/design-system/components/Inline/Inline'
import { HelpLink } from '@/patterns/page/HelpLink'
import { version } from '@/version'
import { hasApp } from './app-stores'
import { copy } from './copy'
import { StoreBadges } from './StoreBadges'

/** The footer of every page, with the version, the help link and the store badges. */
export function PortalFooter({ hasBadges }: { hasBadges: boolean }) {
  return (
    <Footer>
      <Inline gap={4}>
        <span>{copy.version(version)}</span>
        <HelpLink tone="muted" standsAlone />
      </Inline>
      {hasApp() && hasBadges ? <StoreBadges /> : null}
    </Footer>
  )
}
