import { Link, useParams } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths, readId } from '@/paths'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import { copy as terms } from '../terms/copy'
import { EditPage } from '../terms/EditPage'
import { NewPage } from '../terms/NewPage'
import { useSaveAuthorizationChanges } from '../terms/use-save-authorization-changes'
import { useSaveNewAuthorization } from '../terms/use-save-new-authorization'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { toAuthorizationInput, toAuthorizationUpdate } from './to-request'

/** `/preauthorization/new` and `/preauthorization/edit/:id`. An invalid id shows the missing page. */
export function AuthorizationFormScreen({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const { id: text } = useParams()
  if (text === undefined) return <NewAuthorization ContactPicker={ContactPicker} />
  const id = readId(text)
  return id === undefined ? (
    <AuthorizationMissing title={copy.edit.missing} />
  ) : (
    <EditAuthorization key={id} id={id} ContactPicker={ContactPicker} />
  )
}

/** `/preauthorization/new`. */
function NewAuthorization({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const { saved, create, beginAnew } = useSaveNewAuthorization(toAuthorizationInput, paths.newAuthorization)

  if (saved) {
    return (
      <AuthorizationSaved
        title={copy.saved.created}
        saved={saved}
        another={<Button onClick={beginAnew}>{terms.saved.another}</Button>}
      />
    )
  }
  return (
    <NewPage path={paths.newAuthorization} title={copy.create.title} loading={copy.edit.loading}>
      {(reused) => <AuthorizationForm ContactPicker={ContactPicker} reused={reused} onSubmit={create} />}
    </NewPage>
  )
}

interface EditAuthorizationProps {
  id: number
  ContactPicker: ContactPickerComponent
}

/** `/preauthorization/edit/:id`. */
function EditAuthorization({ id, ContactPicker }: EditAuthorizationProps) {
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
