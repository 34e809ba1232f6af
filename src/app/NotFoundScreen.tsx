import { Link } from 'react-router-dom'
import { statusPages } from '../copy/status-pages'
import { ButtonLink } from '../design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { paths } from '../paths'
import { focusTitle } from '../patterns/page/focus-title'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { copy } from './shell/copy'

/** The documents' 404 page, with a way home. */
export function NotFoundScreen() {
  useDocumentTitle(statusPages.notFound.title)
  return (
    <ErrorPage
      ref={focusTitle}
      title={statusPages.notFound.title}
      message={statusPages.notFound.message}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
          {copy.notFound.action}
        </ButtonLink>
      }
    />
  )
}
