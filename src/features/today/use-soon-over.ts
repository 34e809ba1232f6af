import { allRows } from '@/api/all-rows'
import { useListInsuranceSubmissions } from '@/api/generated/insurance/insurance'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { useListHomeModules } from '@/api/generated/session/session'
import { useListTenants } from '@/api/generated/tenants/tenants'
import { useListVehicles } from '@/api/generated/vehicles/vehicles'
import { useListWorks } from '@/api/generated/works/works'
import { addDays, today } from '@/domain/days'
import { isActiveModule } from '@/domain/modules'
import { useManagedLots } from '@/patterns/lots/use-managed-lots'
import { useSession } from '@/session/use-session'
import { joinReads } from './reads'
import { listSoonOver } from './soon-over-rows'

const warningDays = 14

const enable = (enabled: boolean) => ({ query: { enabled } })

/** Reads what expires soon of a lot: only what the user may renew, in the modules of the neighbourhood. */
export function useSoonOver(
  lotId: number,
  isEnabled: boolean,
  authorizations: readonly AuthorizationSummary[],
) {
  const { id: rp } = useSession().neighbourhood
  const day = today()
  const modules = useListHomeModules(rp, enable(isEnabled))
  const hasModule = (code: 'census' | 'document_submission') =>
    isEnabled && isActiveModule(modules.data ?? [], code)
  const { managedLots, tenants, vehicles } = useLotRecords(lotId, hasModule('census'))
  const insurances = useEndingInsurances(hasModule('document_submission'))
  const works = useListWorks(rp, allRows, enable(isEnabled))

  const reads = [modules, managedLots, tenants, vehicles, insurances, works]
  const isComplete = isEnabled && modules.data && reads.every(({ error, isLoading }) => !error && !isLoading)
  const rows = listSoonOver({
    authorizations,
    tenants: tenants.data?.results ?? [],
    vehicles: vehicles.data?.results ?? [],
    insurances: insurances.data?.results ?? [],
    works: works.data?.results ?? [],
    rp,
    lotId,
    day,
  })
  return joinReads(reads, isComplete ? rows : undefined)
}

/** Reads the insurance submissions that expire soon or have expired, the last to expire first. */
export function useEndingInsurances(isEnabled: boolean) {
  const { id: rp } = useSession().neighbourhood
  const request = {
    submission_type: 'INSURANCE',
    to_date: addDays(today(), warningDays),
    ordering: '-to_date',
    page: 1,
    page_size: 10,
  } as const
  return useListInsuranceSubmissions(rp, request, enable(isEnabled))
}

/** Reads the tenants and the vehicles of a lot, as far as the user may manage them. */
function useLotRecords(lotId: number, isEnabled: boolean) {
  const { id: rp, can_manage_tenants, can_manage_vehicles } = useSession().neighbourhood
  const { query: managedLots } = useManagedLots(isEnabled)
  const lot = managedLots.data?.results.find(({ property }) => property === lotId)
  const canManage = isEnabled && lot?.can_manage_property === true
  return {
    managedLots,
    tenants: useListTenants(rp, lotId, allRows, enable(canManage && can_manage_tenants)),
    vehicles: useListVehicles(rp, lotId, allRows, enable(canManage && can_manage_vehicles)),
  }
}
