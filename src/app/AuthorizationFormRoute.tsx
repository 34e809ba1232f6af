import { AuthorizationFormScreen } from '../features/authorizations/form/AuthorizationFormScreen'
import { ContactPicker } from '../features/contacts/ContactPicker'
import { QuickContactPicker } from '../features/contacts/QuickContactPicker'

/** The authorization form with the contact pickers. The route joins the two features, which do not import each other. */
export const AuthorizationFormRoute = () => (
  <AuthorizationFormScreen ContactPicker={ContactPicker} QuickContactPicker={QuickContactPicker} />
)
