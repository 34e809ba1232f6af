import { useCallback } from 'react'
import { isNotFound } from '@/api/api-error'
import { coResidentWrites } from '@/api/writes/co-residents'
import { petWrites } from '@/api/writes/pets'
import { tenantWrites } from '@/api/writes/tenants'
import { useWrite } from '@/api/writes/use-write'
import { vehicleWrites } from '@/api/writes/vehicles'
import { describeError } from '@/copy/errors'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { commonCopy as copy, recordCopy } from './copy'
import { useLot } from './use-lot'
import { useLotView } from './use-lot-view'

/**
 * Returns a function that creates the actions of a row in the current tab: 'Editar' ('Ver detalles' if the tab is
 * read-only) and 'Remover'. 'Remover' is disabled if the tab is read-only or if `rowRefusal` is given.
 */
export function useRecordActions() {
  const { openEdit, refusal } = useLotView()
  const remove = useRecordRemoval()
  return useCallback(
    (id: number, name: string, rowRefusal?: string): RowAction[] => {
      const run = () => openEdit(id)
      const viewAction = {
        label: copy.details,
        name: copy.detailsOf(name),
        tooltip: copy.detailsOf(name),
        run,
      }
      const reason = refusal ?? rowRefusal
      return [
        refusal ? viewAction : { label: copy.edit, run },
        { label: copy.remove, tone: 'danger', reason, run: () => void remove(id, name) },
      ]
    },
    [openEdit, refusal, remove],
  )
}

const removals = {
  corresidentes: coResidentWrites.deleteCoResident,
  inquilinos: tenantWrites.deleteTenant,
  vehiculos: vehicleWrites.deleteVehicle,
  mascotas: petWrites.deletePet,
}

/**
 * Returns a function that removes a record from the lot after a confirmation. If the removal fails, the dialog stays
 * open and shows the error.
 */
function useRecordRemoval() {
  const { rp, propertyId: pid, personId } = useLot()
  const { tab } = useLotView()
  const confirm = useConfirm()
  const notify = useNotify()
  const removeRecord = useWrite(removals[tab])
  return useCallback(
    (id: number, name: string) => {
      const words = recordCopy[tab]
      return confirm({
        title: words.remove,
        body: words.removeQuestion(name),
        confirmLabel: copy.remove,
        cancelLabel: copy.cancel,
        tone: 'danger',
        describe: (error) => (isNotFound(error) ? [copy.gone(name)] : describeError(error)),
        action: async () => {
          await removeRecord({ rp, pid, personId, id })
          notify.success(words.removed)
        },
      })
    },
    [tab, rp, pid, personId, confirm, notify, removeRecord],
  )
}
