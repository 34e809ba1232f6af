import { useCallback, useMemo } from 'react'
import type { Worker } from '@/api/generated/model/worker'
import type { EntryRefusalReason } from '@/domain/entry'
import { useWork } from '@/features/works/detail/use-work'
import { useWorkAddress } from '@/features/works/detail/use-work-address'
import { useNotify } from '@/patterns/notify/use-notify'
import { usePendingPapers } from '../use-pending-papers'
import { useHasSubmissions } from '../use-renewal'
import { useRenewalForm } from '../use-renewal-form'
import { copy } from './copy'
import { findRemedy, isRenewal, type Remedy } from './roster-timeline'

/** What the user can do for a worker. `isPending` is whether the user has submitted the paper and waits for the decision. */
export interface WorkerRemedy {
  remedy: Remedy
  isPending: boolean
}

/** Returns `find`, which finds what the user can do about some reasons, and `run`, which opens it. */
export function useRemedies() {
  const { rosterRefusal } = useWork().rights
  const { goToTab, openView } = useWorkAddress()
  const notify = useNotify()
  const hasSubmissions = useHasSubmissions()
  const pending = usePendingPapers(hasSubmissions)
  const openForm = useRenewalForm()
  const find = useCallback(
    ({ person }: Worker, reasons: readonly EntryRefusalReason[]): WorkerRemedy | undefined => {
      const isPossible = (remedy: Remedy) => {
        if (remedy === 'status') return rosterRefusal === undefined
        return !isRenewal(remedy) || hasSubmissions
      }
      const isPending = (remedy: Remedy) => isRenewal(remedy) && pending?.[remedy].has(person.id) === true
      // While the user waits for a decision on one paper, the other one can be renewed.
      const remedy =
        findRemedy(reasons, (candidate) => isPossible(candidate) && !isPending(candidate)) ??
        findRemedy(reasons, isPossible)
      return remedy && { remedy, isPending: isPending(remedy) }
    },
    [rosterRefusal, hasSubmissions, pending],
  )
  const run = useCallback(
    ({ remedy, isPending }: WorkerRemedy, worker: Worker) => {
      // The button shows its reason itself; Enter in a cell would do nothing that a user notices.
      if (isPending) notify.info(copy.pendingReason)
      else if (remedy === 'status') openView('estado', worker.id)
      else if (remedy === 'group') goToTab('autorizaciones')
      else openForm(remedy, [worker])
    },
    [openForm, goToTab, openView, notify],
  )
  return useMemo(() => ({ find, run }), [find, run])
}
