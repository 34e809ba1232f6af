import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { AdministrationPage, type HandedOver } from './AdministrationPage'
import { copy } from './copy'
import { forgetSharedSession } from './shared-cookie'

/** Renders the page that replaces the web administration of the demo below `root`. */
export function drawAdministration(session: HandedOver | 'none' | 'unknown', address: string, root: string) {
  document.title = copy.title
  const goBack = () => {
    forgetSharedSession(root)
    location.assign(root)
  }
  return (
    <DesignSystemProvider>
      <AdministrationPage address={address} session={session} onBack={goBack} />
    </DesignSystemProvider>
  )
}
