import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { copy as terms } from '../terms/copy'
import { useCreate } from '../terms/use-create'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { toAuthorizationInput } from './to-request'

/** `/preauthorization/new` (P2). */
export function NewAuthorization({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const { saved, create, beginAnew } = useCreate(toAuthorizationInput)

  if (saved) {
    return (
      <AuthorizationSaved
        title={copy.saved.created}
        result={saved}
        another={<Button onClick={beginAnew}>{terms.saved.another}</Button>}
      />
    )
  }
  return (
    <Page title={copy.create.title} back={{ to: paths.home(), label: terms.back }} width="form">
      <AuthorizationForm ContactPicker={ContactPicker} onSubmit={create} />
    </Page>
  )
}
