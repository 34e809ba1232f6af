import { useCallback } from 'react'
import type { Vehicle } from '@/api/generated/model/vehicle'
import { useDeleteVehicle } from '@/api/generated/vehicles/vehicles'
import type { RowAction } from '@/design-system/components/RowActions/row-action'
import { useSession } from '@/session/use-session'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { useRemoveFromLot } from '../detail/use-remove'
import { useTabRights } from '../detail/use-tab-rights'
import { describeVehicle } from './catalog-names'
import { copy } from './copy'

/** What can be done with a vehicle: to change or only see it, and to remove it (L2, L6). */
export function useVehicleActions(): (vehicle: Vehicle) => RowAction[] {
  const { session } = useSession()
  const { rp, propertyId: pid, personId } = useLot()
  const { openEdit } = useLotView()
  const reason = useTabRights('vehiculos')
  const remove = useRemoveFromLot()
  const { mutateAsync } = useDeleteVehicle()
  return useCallback(
    (vehicle) => {
      const { id } = vehicle
      const question = {
        title: copy.remove.title,
        body: copy.remove.body(describeVehicle(session, vehicle)),
        action: () => mutateAsync({ rp, pid, personId, id }),
        done: copy.remove.done,
      }
      return [
        { label: reason ? copy.details : copy.edit, run: () => openEdit(id) },
        { label: copy.remove.action, tone: 'danger', reason, run: () => void remove(question) },
      ]
    },
    [session, rp, pid, personId, openEdit, reason, remove, mutateAsync],
  )
}
