import { useParams } from 'react-router-dom'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { readKey } from '../paths'

/** `/invite/:id` inside the portal: where a server gives the portal's own page, and for who goes there from inside. */
export function InvitationRoute() {
  const { id } = useParams()
  return <InvitationScreen key={id} invitationKey={readKey(id)} />
}
