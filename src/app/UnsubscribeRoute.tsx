import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'
import { readKey } from '../paths'

/** `/unsubscribe/:id` inside the portal: where a server gives the portal's own page, and for who goes there from inside. */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return <UnsubscribeScreen key={id} linkKey={readKey(id)} />
}
