import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '../features/public/UnsubscribeScreen'
import { readKey } from '../paths'

/** `/unsubscribe/:id` for servers that answer every address with `index.html`, and for inner links. */
export function UnsubscribeRoute() {
  const { id } = useParams()
  return <UnsubscribeScreen key={id} linkKey={readKey(id)} />
}
