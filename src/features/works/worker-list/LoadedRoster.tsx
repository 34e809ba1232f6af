import { type ReactNode, useState } from 'react'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Spinner } from '@/design-system/components/Spinner/Spinner'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useWholeRoster } from '../workers/use-whole-roster'
import { copy } from './copy'
import { type RosterPerson, toRosterPerson } from './roster-people'

interface LoadedRosterProps {
  title: string
  onClose: () => void
  children: (people: readonly RosterPerson[]) => ReactNode
}

/**
 * Reads the whole roster before the list dialog opens, so that nobody of a page that is not shown is added twice. Once it is read,
 * the children stay: they keep the last roster while it is read again.
 */
export function LoadedRoster({ title, onClose, children }: LoadedRosterProps) {
  const { workers, error, isFetching, refetch } = useWholeRoster(true)
  const [roster, setRoster] = useState(() => ({ workers, people: workers?.map(toRosterPerson) }))
  if (workers && workers !== roster.workers) setRoster({ workers, people: workers.map(toRosterPerson) })
  if (roster.people) return children(roster.people)
  return (
    <Dialog open title={title} closeLabel={copy.close} size="lg" onClose={onClose}>
      {error ? (
        <RetryAlert onRetry={refetch} isRetrying={isFetching}>
          {copy.rosterFailed}
        </RetryAlert>
      ) : (
        <Spinner label={copy.loading} />
      )}
    </Dialog>
  )
}
