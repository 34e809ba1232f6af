import { Construction } from 'lucide-react'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { allRows } from '@/api/all-rows'
import { getListWorksQueryOptions, useListWorks } from '@/api/generated/works/works'
import { works } from '@/copy/works'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useAddressState } from '@/patterns/address/use-address-state'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { searchText } from '@/patterns/filters/search-text'
import { Page } from '@/patterns/page/Page'
import { CardsSkeleton } from '@/patterns/query-view/CardsSkeleton'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { WorkCards } from './WorkCards'

const maxSearchLength = 100
/** The delay between the last typed letter and the local search. */
const searchDelayMs = 150
const addressSchema = v.object({
  buscar: searchText(maxSearchLength),
  pagina: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
const initialAddress: v.InferOutput<typeof addressSchema> = { buscar: '', pagina: 1 }

/** Reads all works, because the screen filters them itself: the operation has no search parameter. */
export const prefetchWorks: PrefetchRows = (client, { rp }) =>
  client.prefetchQuery(getListWorksQueryOptions(rp, allRows))

interface WorksScreenProps {
  /** What happens today on the works, above the list. */
  Today: ComponentType | undefined
}

/** `/constructions`: the works that the user may see. */
export function WorksScreen({ Today }: WorksScreenProps) {
  const { neighbourhood } = useSession()
  const [{ buscar, pagina }, changeAddress] = useAddressState(addressSchema, initialAddress)
  const query = useListWorks(neighbourhood.id, allRows)
  const isSearchable = query.data ? query.data.count > 0 : query.isPending

  return (
    <Page title={works.section}>
      <Stack gap={4}>
        {Today && isSearchable ? <Today /> : null}
        {isSearchable ? (
          <PageWidth width="form" align="start">
            <SearchField
              label={copy.search}
              name="buscar"
              placeholder={copy.search}
              value={buscar}
              delay={searchDelayMs}
              maxLength={maxSearchLength}
              clearLabel={copy.clearSearch}
              onSearch={(text) => changeAddress({ buscar: text.trim(), pagina: 1 })}
              reservesMessageLine={false}
            />
          </PageWidth>
        ) : null}
        <QueryView
          query={query}
          skeleton={<CardsSkeleton label={copy.loading} hasCount lines={5} />}
          isEmpty={({ count }) => count === 0}
          empty={
            <Stack gap={4}>
              <NoWorks />
              <AudienceHelp list="works" />
            </Stack>
          }
        >
          {(workPage) => (
            <WorkCards
              works={workPage}
              text={buscar}
              page={pagina}
              onPage={(next) => changeAddress({ pagina: next })}
            />
          )}
        </QueryView>
      </Stack>
    </Page>
  )
}

function NoWorks() {
  const { isResident } = useSession().roles
  const hint = isResident ? copy.emptyHint : copy.emptyHintForManagers
  return <EmptyState icon={<Construction size={20} />} title={copy.empty} description={hint} />
}
