import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { useSession } from '@/session/use-session'
import { useDocumentTitle } from './use-document-title'

interface MissingPageProps {
  title: string
  body: string
  action: string
  to: string
}

/** The page for an entity that does not exist, or that the user has no access to. */
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
