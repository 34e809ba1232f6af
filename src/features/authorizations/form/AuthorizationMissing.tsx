import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { paths } from '@/paths'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useSession } from '@/session/use-session'
import { copy } from './copy'

/** An authorization that is not there, with the way home. */
export function AuthorizationMissing() {
  useDocumentTitle(copy.missing.title, useSession().neighbourhood.name)
  return (
    <ErrorPage
      title={copy.missing.title}
      message={copy.missing.body}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
          {copy.missing.home}
        </ButtonLink>
      }
    />
  )
}
