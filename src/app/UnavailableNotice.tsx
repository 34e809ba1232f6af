import { Construction } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '../design-system/components/EmptyState/EmptyState'
import { paths } from '../paths'
import { copy } from './shell/copy'

/** Says that a section of the documents has no screen in this version: better than a page that does not exist. */
export function UnavailableNotice() {
  return (
    <EmptyState
      level={2}
      icon={<Construction size={20} />}
      title={copy.unavailable.title}
      description={copy.unavailable.message}
      action={
        <ButtonLink variant="secondary" render={<Link to={paths.home()} />}>
          {copy.unavailable.action}
        </ButtonLink>
      }
    />
  )
}
