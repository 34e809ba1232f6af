import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { paths } from '@/paths'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useSession } from '@/session/use-session'
import { copy } from './copy'

/** A work that is not there, or that is none of the reader's, which is the same to who asks. */
export function WorkMissing() {
  const { title, body, action } = copy.missing
  useDocumentTitle(title, useSession().neighbourhood.name)
  return (
    <ErrorPage
      title={title}
      message={body}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.works()} />}>
          {action}
        </ButtonLink>
      }
    />
  )
}
