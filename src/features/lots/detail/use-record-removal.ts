import { useCallback } from 'react'
import { isNotFound } from '@/api/api-error'
import { useDeleteCoResident } from '@/api/generated/co-residents/co-residents'
import { useDeletePet } from '@/api/generated/pets/pets'
import { useDeleteTenant } from '@/api/generated/tenants/tenants'
import { useDeleteVehicle } from '@/api/generated/vehicles/vehicles'
import { describeError } from '@/copy/errors'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import type { LotTab } from './lot-tabs'
import { recordCopy } from './record-copy'
import { useLot } from './use-lot'

const useDeletes = () => ({
  corresidentes: useDeleteCoResident(),
  inquilinos: useDeleteTenant(),
  vehiculos: useDeleteVehicle(),
  mascotas: useDeletePet(),
})

/** Removes a record from the lot after a confirmation. The dialog shows a failure. */
export function useRecordRemoval(tab: LotTab) {
  const { rp, propertyId, personId } = useLot()
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync } = useDeletes()[tab]
  return useCallback(
    (id: number, name: string) => {
      const { titles, questions, yes, no, done } = copy.remove
      const { gone } = recordCopy
      return confirm({
        title: titles[tab],
        body: questions[tab](name),
        confirmLabel: yes,
        cancelLabel: no,
        tone: 'danger',
        describe: (error) => (isNotFound(error) ? [gone(name)] : describeError(error)),
        action: async () => {
          await mutateAsync({ rp, pid: propertyId, personId, id })
          notify.success(done[tab])
        },
      })
    },
    [tab, rp, propertyId, personId, confirm, notify, mutateAsync],
  )
}
