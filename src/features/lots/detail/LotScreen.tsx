import { useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { paths, readId } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { readLotHint } from '../lot-hint'
import { useManagedLots } from '../use-managed-lots'
import { copy } from './copy'
import { LotMissing } from './LotMissing'
import { LotSkeleton } from './LotSkeleton'
import { LotTabs } from './LotTabs'
import { type Lot, LotContext } from './use-lot'

/** `/manageproperty/:property_id`: a lot's co-residents, tenants, vehicles and pets. */
export function LotScreen() {
  const { property_id } = useParams()
  const id = readId(property_id)
  const { rp } = useManagedLots()
  // Another lot is another screen, so that nothing typed for one is saved in the other.
  return id === undefined ? <LotMissing /> : <LoadedLot key={`${rp} ${id}`} id={id} />
}

/**
 * What came along with the navigation is a hint, for the time until the list of one's lots has come; that alone says
 * whose lot it is and what may be done there, and without either nothing may.
 */
function LoadedLot({ id }: { id: number }) {
  const { rp, personId, query } = useManagedLots()
  const { state } = useLocation()
  const listed = query.data?.results.find(({ property }) => property === id)
  const isFirstAsked = query.isPending && query.errorUpdateCount === 0
  const known = isFirstAsked ? readLotHint(state, id) : listed
  const isMissing = query.data !== undefined && listed === undefined

  if (personId === undefined || isMissing || isNotFound(query.error)) return <LotMissing />
  if (!known) return <LotLoading query={query} />
  const lot: Lot = {
    rp,
    propertyId: id,
    personId,
    identifier: known.identifier,
    areaName: known.area_name,
    canManageProperty: known.can_manage_property,
    isRenter: known.is_renter_flag,
    isOnly: query.data?.results.length === 1,
  }
  return (
    <LotContext value={lot}>
      <LotTabs />
    </LotContext>
  )
}

/** While the lot is not known, or could not be read. */
function LotLoading({ query }: Pick<ReturnType<typeof useManagedLots>, 'query'>) {
  return (
    <Page title={copy.loadingTitle} back={{ to: paths.lots(), label: copy.back }}>
      <QueryView query={query} skeleton={<LotSkeleton />}>
        {() => null}
      </QueryView>
    </Page>
  )
}
