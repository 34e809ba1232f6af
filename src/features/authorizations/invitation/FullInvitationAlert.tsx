import { Link } from 'react-router-dom'
import { fullInvitation } from '@/copy/authorizations'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import type { SavedAuthorization } from '../terms/SavedScreen'

type FullInvitationAlertProps = Pick<SavedAuthorization, 'openForm'> &
  Pick<SavedAuthorization['authorization'], 'id'>

/** Says that nobody else can register for a saved invitation, and opens its form. */
export function FullInvitationAlert({ id, openForm }: FullInvitationAlertProps) {
  return (
    <Alert
      tone="warning"
      action={
        openForm ? (
          <Button size="sm" onClick={openForm}>
            {fullInvitation.makeRoom}
          </Button>
        ) : (
          <FormLink id={id} />
        )
      }
    >
      {fullInvitation.notice}
    </Alert>
  )
}

/** The backend may omit the id of a new invitation. There is then no link. */
const FormLink = ({ id }: Pick<FullInvitationAlertProps, 'id'>) =>
  id === undefined ? null : (
    <ButtonLink size="sm" render={<Link to={paths.editInvitation(id)} />}>
      {fullInvitation.makeRoom}
    </ButtonLink>
  )
