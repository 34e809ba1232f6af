import { paths } from '@/paths'
import type { QuickContactPickerComponent } from '../quick/QuickFields'
import { FormScreen } from '../terms/FormScreen'
import type { ContactPickerComponent } from './AuthorizedPeopleField'
import { toAuthorizationInput, toAuthorizationUpdate } from './authorization-form'
import { copy } from './copy'
import { EditAuthorizationForm } from './EditAuthorizationForm'
import { NewAuthorizationForm } from './NewAuthorizationForm'
import { SavedQr } from './SavedQr'

interface AuthorizationFormScreenProps {
  ContactPicker: ContactPickerComponent
  QuickContactPicker: QuickContactPickerComponent
}

/** `/preauthorization/new` and `/preauthorization/edit/:id`: the form for a new or an existing authorization. */
export function AuthorizationFormScreen(pickers: AuthorizationFormScreenProps) {
  return (
    <FormScreen
      labels={copy}
      newPath={paths.newAuthorization}
      editPath={paths.editAuthorization}
      toInput={toAuthorizationInput}
      toUpdate={toAuthorizationUpdate}
      renderForm={({ authorization, ...form }) =>
        authorization ? (
          <EditAuthorizationForm
            {...form}
            authorization={authorization}
            ContactPicker={pickers.ContactPicker}
          />
        ) : (
          <NewAuthorizationForm {...form} {...pickers} />
        )
      }
      getHint={({ result }) => (result.qrcode === null ? undefined : copy.saved.qrHint)}
      renderContent={(saved) => <SavedQr {...saved} />}
      isHomePrimary
    />
  )
}
