import { AuthorizationFormScreen } from '../features/authorizations/form/AuthorizationFormScreen'
import { ContactPicker } from '../features/contacts/ContactPicker'

/** The authorization form with the contact picker. The route joins the two features, which do not import each other. */
export const AuthorizationFormRoute = () => <AuthorizationFormScreen ContactPicker={ContactPicker} />
