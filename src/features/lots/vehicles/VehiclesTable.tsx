import { keepPreviousData } from '@tanstack/react-query'
import { Car } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { Vehicle } from '@/api/generated/model/vehicle'
import { useListVehicles } from '@/api/generated/vehicles/vehicles'
import { useFailureNotice } from '@/patterns/notify/use-failure-notice'
import { useSession } from '@/session/use-session'
import { RecordsTable } from '../detail/RecordsTable'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { useRecordActions } from '../detail/use-record-actions'
import { useRecordsAddress } from '../detail/use-records-address'
import { describeVehicle } from './catalog-names'
import { vehicleColumns, vehicleOrderings } from './columns'
import { copy } from './copy'

const address = recordsAddress(vehicleOrderings)

export function VehiclesTable() {
  const { session } = useSession()
  const { rp, propertyId } = useLot()
  const { state, request, search } = useRecordsAddress(address)
  const query = useListVehicles(rp, propertyId, request, { query: { placeholderData: keepPreviousData } })
  useFailureNotice(query.error, copy.listFailed)
  const recordActions = useRecordActions('vehiculos')
  const actionsOf = useCallback(
    (vehicle: Vehicle) => recordActions(vehicle.id, describeVehicle(session, vehicle)),
    [recordActions, session],
  )
  const columns = useMemo(() => vehicleColumns(session), [session])
  return (
    <RecordsTable
      caption={copy.caption}
      columns={columns}
      query={query}
      state={state}
      search={{ ...search, label: copy.search }}
      actionsOf={actionsOf}
      empty={{ icon: <Car size={20} />, ...copy.empty }}
    />
  )
}
