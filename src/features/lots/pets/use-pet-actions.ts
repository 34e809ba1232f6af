import { useCallback } from 'react'
import type { Pet } from '@/api/generated/model/pet'
import { useDeletePet } from '@/api/generated/pets/pets'
import type { RowAction } from '@/design-system/components/RowActions/row-action'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { useRemoveFromLot } from '../detail/use-remove'
import { useTabRights } from '../detail/use-tab-rights'
import { copy } from './copy'

/** What can be done with a pet: to change or only see it, and to remove it (L2, L6). */
export function usePetActions(): (pet: Pet) => RowAction[] {
  const { rp, propertyId: pid, personId } = useLot()
  const { openEdit } = useLotView()
  const reason = useTabRights('mascotas')
  const remove = useRemoveFromLot()
  const { mutateAsync } = useDeletePet()
  return useCallback(
    ({ id, name }) => {
      const question = {
        title: copy.remove.title,
        body: copy.remove.body(name),
        action: () => mutateAsync({ rp, pid, personId, id }),
        done: copy.remove.done,
      }
      return [
        { label: reason ? copy.details : copy.edit, run: () => openEdit(id) },
        { label: copy.remove.action, tone: 'danger', reason, run: () => void remove(question) },
      ]
    },
    [rp, pid, personId, openEdit, reason, remove, mutateAsync],
  )
}
