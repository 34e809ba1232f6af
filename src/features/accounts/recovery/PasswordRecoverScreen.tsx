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
 * `/password-recover/:uid/:token`. The secret leaves the address bar at once, for an address without it; the entry
 * of the tab's history keeps it, so that a phone may drop the page meanwhile, and is replaced on the way out.
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

/** Mail programs break long links; what is left of this one leads nowhere. */
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
