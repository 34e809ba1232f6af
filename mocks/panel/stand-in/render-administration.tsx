import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { AdministrationPage, type SharedSessionResult } from './AdministrationPage'
import { copy } from './copy'
import { deleteSharedSession } from './shared-cookie'

/** Renders the page that replaces the web administration. `root` is the base path of the demo. */
export function renderAdministration(session: SharedSessionResult, address: string, root: string) {
  document.title = copy.title
  const goBack = () => {
    deleteSharedSession(root)
    location.assign(root)
  }
  return (
    <DesignSystemProvider>
      <AdministrationPage address={address} session={session} onBack={goBack} />
    </DesignSystemProvider>
  )
}
