import { useCallback, useMemo, useState } from 'react'
import { useListHomeModules } from '@/api/generated/session/session'
import { isActiveModule } from '@/domain/modules'
import { useWork } from '../detail/use-work'
import type { CheckedWorker } from './roster-summary'
import { usePendingPapers } from './use-pending-papers'
import type { Roster } from './use-roster'

interface RenewableRoster extends Pick<Roster, 'part'> {
  found: readonly CheckedWorker[] | undefined
}

const nobody: ReadonlySet<number> = new Set()
const noWorkers: readonly CheckedWorker[] = []

/** Whether the neighbourhood has document submissions, which renew papers. */
export function useHasSubmissions(): boolean {
  const { realPropertyId } = useWork()
  const modules = useListHomeModules(realPropertyId)
  return isActiveModule(modules.data ?? [], 'document_submission')
}

/**
 * Returns the choice of workers whose papers are to be renewed, and whose papers are pending. The user can choose in a part of the
 * roster, if the neighbourhood has document submissions.
 */
export function useRenewal({ part, found = noWorkers }: RenewableRoster) {
  const isOffered = useHasSubmissions() && part !== ''
  const pending = usePendingPapers(isOffered)
  const [choice, setChoice] = useState({ part, ids: nobody })
  // Another part begins with nobody chosen.
  const ids = choice.part === part ? choice.ids : nobody
  const choose = useCallback((chosen: Iterable<number>) => setChoice({ part, ids: new Set(chosen) }), [part])
  const toggle = useCallback(
    (id: number) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    [choose, ids],
  )
  const chosen = useMemo(() => found.filter(({ worker }) => ids.has(worker.id)), [found, ids])
  return {
    isOffered,
    /** The paper that the workers of the part most likely need. */
    mainPaper: part === 'sin-antecedentes' ? 'background_check' : 'insurance',
    pending: isOffered ? pending : undefined,
    choice: useMemo(() => (isOffered ? { ids, toggle } : undefined), [isOffered, ids, toggle]),
    chosen,
    areAllChosen: found.length > 0 && chosen.length === found.length,
    chooseAll: () => choose(found.map(({ worker }) => worker.id)),
    chooseNobody: () => choose([]),
  }
}

export type Renewal = ReturnType<typeof useRenewal>
