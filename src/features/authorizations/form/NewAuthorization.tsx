import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { copy as terms } from '../terms/copy'
import { NewPage } from '../terms/NewPage'
import { useSaveNewAuthorization } from '../terms/use-save-new-authorization'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { toAuthorizationInput } from './to-request'

/** `/preauthorization/new`. */
export function NewAuthorization({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
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
