import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import { copy as terms } from '../terms/copy'
import { EditPage } from '../terms/EditPage'
import { useSaveAuthorizationChanges } from '../terms/use-save-authorization-changes'
import { copy } from './copy'
import { InvitationForm } from './InvitationForm'
import { InvitationSaved } from './InvitationSaved'
import { toInvitationUpdate } from './to-request'

/** `/preauthorization/invite/edit/:id`. */
export function EditInvitation({ id }: { id: number }) {
  const { saved, update } = useSaveAuthorizationChanges(toInvitationUpdate)

  if (saved) {
    const another = (
      <ButtonLink render={<Link to={paths.newInvitation()} />}>{terms.saved.another}</ButtonLink>
    )
    return <InvitationSaved title={copy.saved.edited} saved={saved} another={another} />
  }
  return (
    <EditPage id={id} path={paths.editInvitation} words={copy.edit}>
      {(invitation, place) => <InvitationForm invitation={invitation} onSubmit={update(invitation, place)} />}
    </EditPage>
  )
}
