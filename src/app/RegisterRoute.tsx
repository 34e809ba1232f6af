import { RegisterScreen } from '../features/accounts/register/RegisterScreen'
import { useIsHydrated } from '../patterns/page/use-is-hydrated'
import { hasApp } from './shell/app-stores'
import { StoreBadges } from './shell/StoreBadges'

/** `/register`, with links to the stores of the mobile app if the configuration has any. */
export function RegisterRoute() {
  // A page that was rendered during the build does not know the configuration of the installation.
  const isHydrated = useIsHydrated()
  return <RegisterScreen stores={isHydrated && hasApp() ? <StoreBadges /> : null} />
}
