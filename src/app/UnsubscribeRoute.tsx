import { useParams } from 'react-router-dom'
import { useClientSender } from '../api/writes/use-write'
import { WriteSenderContext } from '../api/writes/write-sender'
import { parseLinkId } from '../domain/link-ids'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'

/**
 * `/unsubscribe/:id` inside the portal. The server normally responds to this address with `public.html`. This route is for
 * links inside the portal, and for servers that respond with `index.html`.
 */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return (
    <WriteSenderContext value={useClientSender()}>
      <UnsubscribeScreen key={id} linkId={parseLinkId(id)} />
    </WriteSenderContext>
  )
}
