import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { paths } from '@/paths'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useSession } from '@/session/use-session'
import { copy } from './copy'

/** An authorization or an invitation that is not there, with the way home. */
export function AuthorizationMissing({ title }: { title: string }) {
  useDocumentTitle(title, useSession().neighbourhood.name)
  return (
    <ErrorPage
      title={title}
      message={copy.missing.body}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
          {copy.missing.home}
        </ButtonLink>
      }
    />
  )
}
