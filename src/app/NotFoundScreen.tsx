import { Link } from 'react-router-dom'
import { ButtonLink } from '../design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { paths } from '../paths'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { focusHeading } from './focus-heading'
import { copy } from './shell/copy'

/** The documents' 404 page, with a way home (P2). */
export function NotFoundScreen() {
  useDocumentTitle(copy.notFound.title)
  return (
    <ErrorPage
      ref={focusHeading}
      title={copy.notFound.title}
      message={copy.notFound.message}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
          {copy.notFound.action}
        </ButtonLink>
      }
    />
  )
}
