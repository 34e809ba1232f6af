import { Heading } from '../design-system/components/Heading/Heading'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { StandalonePage } from './StandalonePage'
import { copy } from './shell/copy'
import { UnavailableNotice } from './UnavailableNotice'

/** A public page that this version has no screen for. */
export function UnavailablePublicScreen() {
  useDocumentTitle(copy.unavailable.title)
  return (
    <StandalonePage>
      <Heading level={1}>{copy.appName}</Heading>
      <UnavailableNotice />
    </StandalonePage>
  )
}
