import { useParams } from 'react-router-dom'
import { useClientSender } from '../api/writes/use-write'
import { WriteSenderContext } from '../api/writes/write-sender'
import { parseLinkId } from '../domain/link-ids'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { InvitationSkeleton } from '../features/public/InvitationSkeleton'

/**
 * `/invite/:id` inside the portal. The server normally responds to this address with `invite.html` or `public.html`. This route
 * is for links inside the portal, and for servers that respond with `index.html`.
 */
export function InvitationRoute() {
  const { id } = useParams()
  return (
    <WriteSenderContext value={useClientSender()}>
      <InvitationScreen key={id} invitationKey={parseLinkId(id)} skeleton={<InvitationSkeleton />} />
    </WriteSenderContext>
  )
}
