import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'
import { parseLinkId } from '../paths'

/** Renders `/unsubscribe/:id` if the server sends the portal's `index.html` for that path, or by a portal link. */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return <UnsubscribeScreen key={id} linkId={parseLinkId(id)} />
}
