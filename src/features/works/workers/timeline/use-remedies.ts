import { useCallback, useMemo } from 'react'
import type { Worker } from '@/api/generated/model/worker'
import type { EntryRefusalReason } from '@/domain/entry'
import { useWork } from '@/features/works/detail/use-work'
import { useWorkAddress } from '@/features/works/detail/use-work-address'
import { usePendingPapers } from '../use-pending-papers'
import { useHasSubmissions } from '../use-renewal'
import { useRenewalForm } from '../use-renewal-form'
import { findRemedy, type Remedy } from './roster-timeline'

/** What the user can do for a worker. `isPending` is whether the user has submitted the paper and waits for the decision. */
export interface WorkerRemedy {
  remedy: Remedy
  isPending: boolean
}

/** Returns `find`, which finds what the user can do about some reasons, and `run`, which opens it. */
export function useRemedies() {
  const { rosterRefusal } = useWork().rights
  const { openTab, openView } = useWorkAddress()
  const hasSubmissions = useHasSubmissions()
  const pending = usePendingPapers(hasSubmissions)
  const openForm = useRenewalForm()
  const find = useCallback(
    ({ person }: Worker, reasons: readonly EntryRefusalReason[]): WorkerRemedy | undefined => {
      const remedy = findRemedy(reasons, (candidate) => {
        if (candidate === 'status') return rosterRefusal === undefined
        return candidate === 'group' || hasSubmissions
      })
      if (!remedy) return undefined
      const isPending =
        (remedy === 'insurance' && pending?.insurance.has(person.id)) ||
        (remedy === 'background_check' && pending?.check.has(person.id))
      return { remedy, isPending: Boolean(isPending) }
    },
    [rosterRefusal, hasSubmissions, pending],
  )
  const run = useCallback(
    ({ remedy, isPending }: WorkerRemedy, worker: Worker) => {
      if (isPending) return
      if (remedy === 'status') openView('estado', worker.id)
      else if (remedy === 'group') openTab('autorizaciones')
      else openForm(remedy, [worker])
    },
    [openForm, openTab, openView],
  )
  return useMemo(() => ({ find, run }), [find, run])
}
