import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import { AccountPage } from '../AccountPage'
import { copy } from '../copy'
import { RecoverForm } from './RecoverForm'
import { parseRecoveryLink } from './recovery-forms'

const { title, broken, startAgain } = copy.recover

/**
 * `/password-recover/:uid/:token`: the form that sets a new password. A link in an email opens it. The token is secret, so
 * the screen moves it at once from the address to the history state. The history state survives when a phone discards
 * the page. Every navigation to another screen replaces the history entry, so that nobody can go back to the token.
 */
export function PasswordRecoverScreen() {
  const params = useParams()
  const { state } = useLocation()
  if ('token' in params)
    return <Navigate to={paths.passwordRecoverForm()} replace state={parseRecoveryLink(params)} />
  const link = parseRecoveryLink(state)
  // A mail program may break a long link. The screen then asks the user to open the link again or to request a new one.
  return link ? (
    <AccountPage title={title} replacesHistory>
      <RecoverForm link={link} />
    </AccountPage>
  ) : (
    <AccountPage key="broken" title={broken.title} replacesHistory>
      <Text>{broken.body}</Text>
      <ButtonLink variant="primary" stretch render={<Link to={paths.passwordRequest()} replace />}>
        {startAgain}
      </ButtonLink>
    </AccountPage>
  )
}
