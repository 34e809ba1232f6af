import { type ReactNode, useState } from 'react'
import { dialogs } from '@/copy/dialogs'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Spinner } from '@/design-system/components/Spinner/Spinner'
import { QueryView } from '@/patterns/query-view/QueryView'
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
 * Reads the whole roster before the list dialog opens, so that the dialog also recognises the people on other pages. The children stay
 * mounted after the first read: during a later read, they get the previous roster.
 */
export function LoadedRoster({ title, onClose, children }: LoadedRosterProps) {
  const { workers, ...query } = useWholeRoster(true)
  const [roster, setRoster] = useState(() => ({ workers, people: workers?.map(toRosterPerson) }))
  if (workers && workers !== roster.workers) setRoster({ workers, people: workers.map(toRosterPerson) })
  if (roster.people) return children(roster.people)
  return (
    <Dialog open title={title} closeLabel={dialogs.close} size="lg" onClose={onClose}>
      <QueryView
        query={{ ...query, data: workers }}
        skeleton={<Spinner label={copy.loading} />}
        renderFailure={({ retry, isRetrying }) => (
          <RetryAlert onRetry={retry} isRetrying={isRetrying}>
            {copy.rosterFailed}
          </RetryAlert>
        )}
      >
        {() => null}
      </QueryView>
    </Dialog>
  )
}
