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
 * `/password-recover/:uid/:token`. The screen moves the secret from the address bar to the tab's history
 * state at once. The history state survives when a phone discards the page. Every way to leave the screen
 * replaces the history entry, so that nobody can go back to the secret.
 */
export function PasswordRecoverScreen() {
  const params = useParams()
  const { state } = useLocation()
  if ('token' in params)
    return <Navigate to={paths.passwordRecoverForm()} replace state={parseRecoveryLink(params)} />
  const link = parseRecoveryLink(state)
  // Mail programs may break long links, so the screen explains an incomplete link.
  return link ? (
    <AccountPage title={title} isReplaced>
      <RecoverForm link={link} />
    </AccountPage>
  ) : (
    <AccountPage key="broken" title={broken.title} isReplaced>
      <Text>{broken.body}</Text>
      <ButtonLink variant="primary" stretch render={<Link to={paths.passwordRequest()} replace />}>
        {startAgain}
      </ButtonLink>
    </AccountPage>
  )
}
