import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'
import { readKey } from '../paths'

/**
 * `/unsubscribe/:id` inside the portal: for servers that answer every address with `index.html`, and for
 * navigation within the portal.
 */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return <UnsubscribeScreen key={id} linkKey={readKey(id)} />
}
