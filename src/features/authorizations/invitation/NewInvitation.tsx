import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { copy as terms } from '../terms/copy'
import { NewPage } from '../terms/NewPage'
import { useSaveNewAuthorization } from '../terms/use-save-new-authorization'
import { copy } from './copy'
import { InvitationForm } from './InvitationForm'
import { InvitationSaved } from './InvitationSaved'
import { toInvitationInput } from './to-request'

/** `/preauthorization/invite/new`. */
export function NewInvitation() {
  const { saved, create, beginAnew } = useSaveNewAuthorization(toInvitationInput, paths.newInvitation)

  if (saved) {
    return (
      <InvitationSaved
        title={copy.saved.created}
        saved={saved}
        another={<Button onClick={beginAnew}>{terms.saved.another}</Button>}
      />
    )
  }
  return (
    <NewPage path={paths.newInvitation} title={copy.create.title} loading={copy.edit.loading}>
      {(reused) => <InvitationForm reused={reused?.authorization} onSubmit={create} />}
    </NewPage>
  )
}
