import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { AccountPage } from '../AccountPage'
import { copy } from '../copy'
import { RecoverForm } from './RecoverForm'
import { parseRecoveryLink } from './recover-form'

const { recover } = copy

/**
 * `/password-recover/:uid/:token`. The screen moves the secret from the address bar to the tab's history
 * state at once. The history state survives when a phone discards the page, and leaving replaces the entry.
 */
export function PasswordRecoverScreen() {
  const params = useParams()
  const { state } = useLocation()
  if ('token' in params)
    return <Navigate to={paths.passwordRecoverForm()} replace state={parseRecoveryLink(params)} />
  const link = parseRecoveryLink(state)
  return link ? <RecoverPage link={link} /> : <BrokenLinkPage />
}

function RecoverPage({ link }: { link: NonNullable<ReturnType<typeof parseRecoveryLink>> }) {
  return (
    <AccountPage
      title={recover.title}
      links={<TextLink render={<Link to={paths.login()} replace />}>{copy.toLogin}</TextLink>}
    >
      <RecoverForm link={link} />
    </AccountPage>
  )
}

/** Shown for a malformed link, because mail programs break long links. */
function BrokenLinkPage() {
  return (
    <AccountPage
      title={recover.broken.title}
      links={<TextLink render={<Link to={paths.login()} replace />}>{copy.toLogin}</TextLink>}
    >
      <Text>{recover.broken.body}</Text>
      <ButtonLink variant="primary" stretch render={<Link to={paths.passwordRequest()} replace />}>
        {recover.startAgain}
      </ButtonLink>
    </AccountPage>
  )
}
