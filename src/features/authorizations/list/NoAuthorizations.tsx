import { CalendarCheck, CalendarPlus, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { paths } from '@/paths'
import { copy } from './copy'

interface NoAuthorizationsProps {
  /** Whether a search has no matches; otherwise the list is empty. */
  isSearch: boolean
}

/** The empty list of authorizations, with a link to create an authorization. */
export function NoAuthorizations({ isSearch }: NoAuthorizationsProps) {
  if (isSearch)
    return <EmptyState icon={<SearchX size={20} />} title={copy.empty} description={copy.emptySearchHint} />
  return (
    <EmptyState
      icon={<CalendarCheck size={20} />}
      title={copy.empty}
      description={copy.emptyHint}
      action={
        <ButtonLink
          variant="secondary"
          icon={<CalendarPlus size={20} />}
          render={<Link to={paths.newAuthorization()} />}
        >
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
