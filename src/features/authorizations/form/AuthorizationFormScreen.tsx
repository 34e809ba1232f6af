import { paths } from '@/paths'
import { FormScreen } from '../terms/FormScreen'
import { AuthorizationForm } from './AuthorizationForm'
import type { ContactPickerComponent } from './AuthorizedPeopleField'
import { toAuthorizationInput, toAuthorizationUpdate } from './authorization-form'
import { copy } from './copy'
import { SavedQr } from './SavedQr'

/** `/preauthorization/new` and `/preauthorization/edit/:id`: the form for a new or an existing authorization. */
export function AuthorizationFormScreen({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  return (
    <FormScreen
      labels={copy}
      newPath={paths.newAuthorization}
      editPath={paths.editAuthorization}
      toInput={toAuthorizationInput}
      toUpdate={toAuthorizationUpdate}
      renderForm={(form) => <AuthorizationForm {...form} ContactPicker={ContactPicker} />}
      getHint={({ qrcode }) => (qrcode === null ? undefined : copy.saved.qrHint)}
      renderContent={(saved) => <SavedQr {...saved} />}
      isHomePrimary
    />
  )
}
