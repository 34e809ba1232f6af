import { RegisterScreen } from '../features/accounts/register/RegisterScreen'
import { hasApp } from './shell/app-stores'
import { StoreBadges } from './shell/StoreBadges'

/** `/register`, with links to the stores of the mobile app if the configuration has any. */
export function RegisterRoute() {
  return <RegisterScreen stores={hasApp() ? <StoreBadges /> : null} />
}
