import { Navigate, useParams } from 'react-router-dom'
import { InvitationFormScreen } from '../features/authorizations/invitation/InvitationFormScreen'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** The invitation form is for residents of this neighbourhood. */
export function InvitationFormRoute() {
  const { roles } = useSession()
  const { id } = useParams()
  if (!roles.isResident) return <Navigate to={paths.works()} replace />
  // Another id is another form: nothing of the former stays.
  return <InvitationFormScreen key={id ?? 'new'} />
}
