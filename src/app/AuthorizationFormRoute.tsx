import { Navigate, useParams } from 'react-router-dom'
import { AuthorizationFormScreen } from '../features/authorizations/form/AuthorizationFormScreen'
import { ContactPicker } from '../features/contacts/ContactPicker'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** The authorization form with the picker of contacts: two features that meet here and know nothing of each other. */
export function AuthorizationFormRoute() {
  const { roles } = useSession()
  const { id } = useParams()
  if (!roles.isResident) return <Navigate to={paths.works()} replace />
  // Another id is another form: nothing of the former stays.
  return <AuthorizationFormScreen key={id ?? 'new'} ContactPicker={ContactPicker} />
}
