import { House } from 'lucide-react'
import { isNotFound } from '@/api/api-error'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useManagedLots } from '../use-managed-lots'
import { copy } from './copy'
import { LotLinks } from './LotLinks'
import { LotLinksSkeleton } from './LotLinksSkeleton'

/** `/managedproperties`: the reader's lots in this neighbourhood (P2). */
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
          {({ results }) => <LotLinks lots={results} />}
        </QueryView>
      )}
    </Page>
  )
}

const NoLots = () => <EmptyState icon={<House size={20} />} title={copy.empty} />
