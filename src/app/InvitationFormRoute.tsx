import { Navigate, useParams } from 'react-router-dom'
import { InvitationFormScreen } from '../features/authorizations/invitation/InvitationFormScreen'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** The invitation form for residents of this neighbourhood; other users are redirected to the works. */
export function InvitationFormRoute() {
  const { roles } = useSession()
  const { id } = useParams()
  if (!roles.isResident) return <Navigate to={paths.works()} replace />
  // The key resets the form when the id changes.
  return <InvitationFormScreen key={id ?? 'new'} />
}
