import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'
import { parseLinkId } from '../paths'

/**
 * `/unsubscribe/:id` inside the portal. It opens from links in the portal, and on servers that respond to this address
 * with `index.html` instead of `public.html`.
 */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return <UnsubscribeScreen key={id} linkId={parseLinkId(id)} />
}
