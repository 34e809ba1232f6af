import { useLocation, useParams } from 'react-router-dom'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { parseId, paths } from '@/paths'
import { useManagedLots } from '@/patterns/lots/use-managed-lots'
import { MissingPage } from '@/patterns/page/MissingPage'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { readLotHint } from '../lot-hint'
import { copy } from './copy'
import { LotTabs } from './LotTabs'
import { type Lot, LotContext } from './use-lot'

/** `/manageproperty/:property_id`: a lot's co-residents, tenants, vehicles and pets. */
export function LotScreen() {
  const { property_id } = useParams()
  const id = parseId(property_id)
  const { rp } = useManagedLots()
  // The key remounts the screen for another lot, so that typed values are never saved in the wrong lot.
  return id === undefined ? <LotMissing /> : <LoadedLot key={`${rp} ${id}`} id={id} />
}

/** Until the list of the user's lots is loaded, the hint in the navigation state describes the lot. */
function LoadedLot({ id }: { id: number }) {
  const { rp, personId, query } = useManagedLots()
  const { state } = useLocation()
  const listedLot = query.data?.results.find(({ property }) => property === id)
  const isFirstRequest = query.isPending && query.errorUpdateCount === 0
  const lotData = isFirstRequest ? readLotHint(state, id) : listedLot
  const isMissing = query.data !== undefined && listedLot === undefined

  if (personId === undefined || isMissing) return <LotMissing />
  if (!lotData)
    return (
      <Page title={copy.loadingTitle} back={{ to: paths.lots(), label: copy.back }}>
        <QueryView query={query} skeleton={<LotSkeleton />}>
          {() => null}
        </QueryView>
      </Page>
    )
  const lot: Lot = {
    rp,
    propertyId: id,
    personId,
    identifier: lotData.identifier,
    areaName: lotData.area_name,
    canManageProperty: lotData.can_manage_property,
    isTenant: lotData.is_renter_flag,
    isOnly: query.data?.results.length === 1,
  }
  return (
    <LotContext value={lot}>
      <LotTabs />
    </LotContext>
  )
}

/** The page for a lot that does not exist or is not the user's. It links to the user's lots. */
const LotMissing = () => <MissingPage {...copy.missing} to={paths.lots()} />

function LotSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
