import { useParams } from 'react-router-dom'
import { readId } from '@/paths'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import { copy } from './copy'
import { EditInvitation } from './EditInvitation'
import { NewInvitation } from './NewInvitation'

/** `/preauthorization/invite/new` and `/preauthorization/invite/edit/:id`: an id that is not one leads nowhere. */
export function InvitationFormScreen() {
  const { id: text } = useParams()
  if (text === undefined) return <NewInvitation />
  const id = readId(text)
  return id === undefined ? (
    <AuthorizationMissing title={copy.edit.missing} />
  ) : (
    <EditInvitation key={id} id={id} />
  )
}
