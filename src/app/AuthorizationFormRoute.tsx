import { Navigate, useParams } from 'react-router-dom'
import { AuthorizationFormScreen } from '../features/authorizations/form/AuthorizationFormScreen'
import { ContactPicker } from '../features/contacts/ContactPicker'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** The authorization form with the contact picker. The two features do not import each other. */
export function AuthorizationFormRoute() {
  const { roles } = useSession()
  const { id } = useParams()
  if (!roles.isResident) return <Navigate to={paths.works()} replace />
  // The key resets the form when the id changes.
  return <AuthorizationFormScreen key={id ?? 'new'} ContactPicker={ContactPicker} />
}
