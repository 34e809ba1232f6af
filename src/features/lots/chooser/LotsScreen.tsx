import { House } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { hintOf } from '../lot-hint'
import { useManagedLots } from '../use-managed-lots'
import { copy } from './copy'
import { LotLinks } from './LotLinks'
import { LotLinksSkeleton } from './LotLinksSkeleton'

/** `/managedproperties`: the reader's lots in this neighbourhood (P2); of who has one, that one. */
export function LotsScreen() {
  const { personId, query } = useManagedLots()
  // Who is nobody here has no lot here, and the backend says so with a 404.
  const isNobody = personId === undefined || isNotFound(query.error)

  return (
    <Page title={copy.title} description={query.data?.results.length ? copy.description : undefined}>
      {isNobody ? (
        <NoLots />
      ) : (
        <QueryView
          query={query}
          skeleton={<LotLinksSkeleton />}
          isEmpty={({ results }) => results.length === 0}
          empty={<NoLots />}
        >
          {({ results: [first, ...others] }) =>
            first && others.length === 0 ? (
              <Navigate to={paths.lot(first.property)} state={hintOf(first)} replace />
            ) : (
              <LotLinks lots={first ? [first, ...others] : []} />
            )
          }
        </QueryView>
      )}
    </Page>
  )
}

const NoLots = () => <EmptyState icon={<House size={20} />} title={copy.empty} />
