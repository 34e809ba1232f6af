import { fullInvitation } from '@/copy/authorizations'
import { paths } from '@/paths'
import { ShareMessage } from '../share/ShareMessage'
import { FormScreen } from '../terms/FormScreen'
import { copy } from './copy'
import { FullInvitationAlert } from './FullInvitationAlert'
import { InvitationForm } from './InvitationForm'
import { toGuestAddition, toInvitationInput, toInvitationUpdate } from './invitation-form'
import { UnsentGuests } from './UnsentGuests'

/** `/preauthorization/invite/new` and `/preauthorization/invite/edit/:id`: the form for a new or an existing invitation. */
export function InvitationFormScreen() {
  return (
    <FormScreen
      labels={copy}
      newPath={paths.newInvitation}
      editPath={paths.editInvitation}
      toInput={toInvitationInput}
      toAddition={toGuestAddition}
      toUpdate={toInvitationUpdate}
      renderForm={(form) => <InvitationForm {...form} />}
      getHint={({ isFull }) => (isFull ? undefined : copy.saved.hint)}
      renderContent={({ result, authorization, isFull, openForm, unsent }) => (
        <>
          {isFull ? <FullInvitationAlert id={authorization.id} openForm={openForm} /> : null}
          {unsent ? <UnsentGuests id={authorization.id} {...unsent} /> : null}
          <ShareMessage
            message={isFull ? fullInvitation.message(result.message) : result.message}
            authorization={authorization}
            isMain
          />
        </>
      )}
      isHomePrimary={false}
    />
  )
}
