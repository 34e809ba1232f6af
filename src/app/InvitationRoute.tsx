import { useParams } from 'react-router-dom'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { parseLinkId } from '../paths'

/**
 * `/invite/:id` inside the portal: for links in the portal, and for servers that answer this address with
 * `index.html` instead of `public.html`.
 */
export function InvitationRoute() {
  const { id } = useParams()
  return <InvitationScreen key={id} invitationKey={parseLinkId(id)} />
}
