import { useCallback } from 'react'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import type { LotTab } from './lot-tabs'
import { recordCopy as copy } from './record-copy'
import { useLotView } from './use-lot-view'
import { useRecordRemoval } from './use-record-removal'
import { useTabRights } from './use-tab-rights'

/**
 * Returns the row actions of a tab: edit or view, and remove. `refusal` is the reason why a row cannot be
 * removed.
 */
export function useRecordActions(tab: LotTab) {
  const { openEdit } = useLotView()
  const reason = useTabRights(tab)
  const remove = useRecordRemoval(tab)
  return useCallback(
    (id: number, name: string, refusal?: string): RowAction[] => [
      reason
        ? {
            label: copy.details,
            name: copy.detailsOf(name),
            tooltip: copy.detailsOf(name),
            run: () => openEdit(id),
          }
        : { label: copy.edit, run: () => openEdit(id) },
      { label: copy.remove, tone: 'danger', reason: reason ?? refusal, run: () => void remove(id, name) },
    ],
    [openEdit, reason, remove],
  )
}
