import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths, readId } from '@/paths'
import { ShareMessage } from '../share/ShareMessage'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import { copy as terms } from '../terms/copy'
import { EditPage } from '../terms/EditPage'
import { NewPage } from '../terms/NewPage'
import { SavedScreen } from '../terms/SavedScreen'
import type { SavedAuthorization } from '../terms/saved-authorization'
import { useSaveAuthorizationChanges } from '../terms/use-save-authorization-changes'
import { useSaveNewAuthorization } from '../terms/use-save-new-authorization'
import { copy } from './copy'
import { InvitationForm } from './InvitationForm'
import { toInvitationInput, toInvitationUpdate } from './to-request'

/**
 * `/preauthorization/invite/new` and `/preauthorization/invite/edit/:id`. An invalid id shows the missing
 * page.
 */
export function InvitationFormScreen() {
  const { id: text } = useParams()
  if (text === undefined) return <NewInvitation />
  const id = readId(text)
  return id === undefined ? (
    <AuthorizationMissing title={copy.edit.missing} />
  ) : (
    <EditInvitation key={id} id={id} />
  )
}

/** `/preauthorization/invite/edit/:id`. */
function EditInvitation({ id }: { id: number }) {
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

/** `/preauthorization/invite/new`. */
function NewInvitation() {
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

interface InvitationSavedProps {
  title: string
  saved: SavedAuthorization
  /** The button or link to the next new invitation. */
  another: ReactNode
}

/** Shows the message, the link and the share actions of a saved invitation. */
function InvitationSaved({ title, saved, another }: InvitationSavedProps) {
  return (
    <SavedScreen
      title={title}
      description={copy.saved.hint}
      saved={saved}
      another={another}
      isHomeFirst={false}
    >
      <ShareMessage message={saved.result.message} authorization={saved.authorization} isMain />
    </SavedScreen>
  )
}
