import { House } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { toLotHint } from '../lot-hint'
import { useManagedLots } from '../use-managed-lots'
import { copy } from './copy'
import { LotLinks } from './LotLinks'
import { LotLinksSkeleton } from './LotLinksSkeleton'

/** `/managedproperties`: the user's lots in this neighbourhood. A single lot opens directly. */
export function LotsScreen() {
  const { lots: ownLots } = useSession()
  const { personId, query } = useManagedLots()
  // The backend answers 404 to a user without a person in this neighbourhood, who has no lots.
  const isNobody = personId === undefined || isNotFound(query.error)
  const lots = query.data?.results ?? []
  const [only] = lots.length === 1 ? lots : []

  if (only) return <Navigate to={paths.lot(only.property)} state={toLotHint(only)} replace />
  // A user with one lot is redirected without seeing this screen.
  if (ownLots.length === 1 && query.isPending && !isNobody) return <LotLinksSkeleton />
  return (
    <Page title={copy.title} description={lots.length > 0 ? copy.description : undefined}>
      {isNobody ? (
        <NoLots />
      ) : (
        <QueryView
          query={query}
          skeleton={<LotLinksSkeleton />}
          isEmpty={({ results }) => results.length === 0}
          empty={<NoLots />}
        >
          {({ results }) => <LotLinks lots={results} />}
        </QueryView>
      )}
    </Page>
  )
}

const NoLots = () => <EmptyState icon={<House size={20} />} title={copy.empty} />
