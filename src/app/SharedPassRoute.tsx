import { useLocation } from 'react-router-dom'
import { SharedPassScreen } from '../features/public/SharedPassScreen'

/**
 * `/pase` inside the portal. The server normally responds to this address with `shared-pass.html` or `public.html`. This route is for
 * links inside the portal, and for servers that respond with `index.html`.
 */
export function SharedPassRoute() {
  return <SharedPassScreen fragment={useLocation().hash} />
}
