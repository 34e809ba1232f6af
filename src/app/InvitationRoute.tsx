import { useParams } from 'react-router-dom'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { parseLinkId } from '../paths'

/** `/invite/:id` for servers that answer every address with `index.html`, and for links in the portal. */
export function InvitationRoute() {
  const { id } = useParams()
  return <InvitationScreen key={id} invitationKey={parseLinkId(id)} />
}
