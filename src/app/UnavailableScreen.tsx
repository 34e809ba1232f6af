import { Construction } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { ButtonLink } from '../design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '../design-system/components/EmptyState/EmptyState'
import { paths } from '../paths'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { copy } from './shell/copy'
import { sectionOf } from './shell/sections'

/** An address of the documents that this version has no screen for: better said than a page that does not exist. */
export function UnavailableScreen() {
  const { pathname } = useLocation()
  const section = sectionOf(pathname)
  const title = section ? copy.sections[section] : copy.appName
  useDocumentTitle(title)
  return (
    <EmptyState
      level={2}
      icon={<Construction size={20} />}
      title={title}
      description={copy.unavailable.message}
      action={
        <ButtonLink variant="secondary" render={<Link to={paths.home()} />}>
          {copy.unavailable.action}
        </ButtonLink>
      }
    />
  )
}
