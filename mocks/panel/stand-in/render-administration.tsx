import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { AdministrationPage, type SharedSessionResult } from './AdministrationPage'
import { copy } from './copy'
import { deleteSharedSession } from './shared-cookie'

/**
 * Sets the document title, and returns the page that replaces the web administration. The page shows `pagePath`, a path of
 * the web administration, as text. `root` is the base path of the demo.
 */
export function renderAdministration(session: SharedSessionResult, pagePath: string, root: string) {
  document.title = copy.title
  const goBack = () => {
    deleteSharedSession(root)
    location.assign(root)
  }
  return (
    <DesignSystemProvider>
      <AdministrationPage address={pagePath} session={session} onBack={goBack} />
    </DesignSystemProvider>
  )
}
