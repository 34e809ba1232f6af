import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { copy as terms } from '../terms/copy'
import { useCreate } from '../terms/use-create'
import { copy } from './copy'
import { InvitationForm } from './InvitationForm'
import { InvitationSaved } from './InvitationSaved'
import { toInvitationInput } from './to-request'

/** `/preauthorization/invite/new` (P2). */
export function NewInvitation() {
  const { saved, create, beginAnew } = useCreate(toInvitationInput)

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
    <Page title={copy.create.title} back={{ to: paths.home(), label: terms.back }} width="form">
      <InvitationForm onSubmit={create} />
    </Page>
  )
}
