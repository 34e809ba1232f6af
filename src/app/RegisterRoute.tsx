import { RegisterScreen } from '../features/accounts/register/RegisterScreen'
import { hasApp } from './shell/app-stores'
import { StoreBadges } from './shell/StoreBadges'

/** `/register`, with the links to the app's stores. */
export function RegisterRoute() {
  return <RegisterScreen stores={hasApp() ? <StoreBadges /> : null} />
}
