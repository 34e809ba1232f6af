import { useParams } from 'react-router-dom'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { parseLinkId } from '../paths'

/**
 * `/invite/:id` inside the portal. The server normally responds to this address with `public.html`. This route is for
 * links inside the portal, and for servers that respond with `index.html`.
 */
export function InvitationRoute() {
  const { id } = useParams()
  return <InvitationScreen key={id} invitationKey={parseLinkId(id)} />
}
