import { config } from '../../config'
import { Footer } from '../../design-system/components/Footer/Footer'
import { Inline } from '../../design-system/components/Inline/Inline'
import { TextLink } from '../../design-system/components/TextLink/TextLink'
import { version } from '../../version'
import { hasApp } from './app-stores'
import { copy } from './copy'
import { StoreBadges } from './StoreBadges'

/** Below every page (P1): the version, and help always in the same place. */
export function PortalFooter() {
  const { helpUrl } = config()
  return (
    <Footer>
      <Inline gap={4}>
        <span>{copy.version(version)}</span>
        {helpUrl ? (
          <TextLink href={helpUrl} newTabLabel={copy.app.opensInTab} tone="muted">
            {copy.help}
          </TextLink>
        ) : null}
      </Inline>
      {hasApp() ? <StoreBadges /> : null}
    </Footer>
  )
}
