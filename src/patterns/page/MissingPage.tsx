import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { useSession } from '@/session/use-session'
import { useDocumentTitle } from './use-document-title'

interface MissingPageProps {
  title: string
  body: string
  /** What the way on is called. */
  action: string
  /** Where it leads. */
  to: string
}

/** Instead of a thing that is not there, or that is none of the reader's, which is the same to who asks. */
export function MissingPage({ title, body, action, to }: MissingPageProps) {
  useDocumentTitle(title, useSession().neighbourhood.name)
  return (
    <ErrorPage
      title={title}
      message={body}
      action={
        <ButtonLink variant="primary" render={<Link to={to} />}>
          {action}
        </ButtonLink>
      }
    />
  )
}
