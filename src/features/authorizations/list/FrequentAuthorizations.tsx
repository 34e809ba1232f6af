import { useQueries } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getListAuthorizationsQueryOptions } from '@/api/generated/authorizations/authorizations'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { useIsIdle } from '@/patterns/on-demand/use-is-idle'
import { useSession } from '@/session/use-session'
import { getReusePath } from '../terms/form-paths'
import { formatAllowedHours } from '../terms-text'
import { copy } from './copy'
import { FrequentFrame } from './FrequentFrame'
import { findFrequentAuthorizations } from './frequent-authorizations'

/** The newest pages of all authorizations, also of expired ones. The first is also that of the tab 'Todas'. */
const pages = [1, 2, 3]
const pageSize = 10
const maxFrequent = 3

const words = copy.frequent

interface FrequentAuthorizationsProps {
  lotId: number
  /** Whether the screen shows its rows, which come first. */
  areRowsShown: boolean
}

/** Links that authorize the same people for the same hours again. A failed read shows nothing: the list has the same actions. */
export function FrequentAuthorizations({ lotId, areRowsShown }: FrequentAuthorizationsProps) {
  const { id: rp } = useSession().neighbourhood
  const isIdle = useIsIdle(areRowsShown)
  const getOptions = (page: number) => getListAuthorizationsQueryOptions(rp, lotId, { page })
  const [firstPage] = useQueries({ queries: [{ ...getOptions(1), enabled: isIdle }] })
  const total = firstPage.data?.count ?? 0
  const otherPages = useQueries({
    queries: pages
      .slice(1)
      .map((page) => ({ ...getOptions(page), enabled: isIdle && (page - 1) * pageSize < total })),
  })
  const reads = [firstPage, ...otherPages]
  const isComplete = firstPage.data && reads.every(({ isLoading }) => !isLoading)
  const frequent = isComplete
    ? findFrequentAuthorizations(
        reads.flatMap(({ data }) => data?.results ?? []),
        maxFrequent,
      )
    : []
  return (
    <FrequentFrame text={isComplete && frequent.length === 0 ? words.none : words.title}>
      {frequent.map((authorization) => (
        <li key={authorization.id}>
          <ButtonLink
            size="sm"
            icon={<RotateCcw aria-hidden="true" />}
            aria-label={words.reuse(authorization.name, formatAllowedHours(authorization))}
            render={<Link to={getReusePath(authorization)} />}
          >
            {words.chip(authorization.name, formatAllowedHours(authorization))}
          </ButtonLink>
        </li>
      ))}
    </FrequentFrame>
  )
}
