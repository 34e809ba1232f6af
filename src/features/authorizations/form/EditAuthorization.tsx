import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import { copy as terms } from '../terms/copy'
import { EditPage } from '../terms/EditPage'
import { useSaveAuthorizationChanges } from '../terms/use-save-authorization-changes'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { toAuthorizationUpdate } from './to-request'

interface EditAuthorizationProps {
  id: number
  ContactPicker: ContactPickerComponent
}

/** `/preauthorization/edit/:id`. */
export function EditAuthorization({ id, ContactPicker }: EditAuthorizationProps) {
  const { saved, update } = useSaveAuthorizationChanges(toAuthorizationUpdate)

  if (saved) {
    const another = (
      <ButtonLink render={<Link to={paths.newAuthorization()} />}>{terms.saved.another}</ButtonLink>
    )
    return <AuthorizationSaved title={copy.saved.edited} saved={saved} another={another} />
  }
  return (
    <EditPage id={id} path={paths.editAuthorization} words={copy.edit}>
      {(authorization, place) => (
        <AuthorizationForm
          ContactPicker={ContactPicker}
          authorization={authorization}
          onSubmit={update(authorization, place)}
        />
      )}
    </EditPage>
  )
}
