import { HardHat } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { today } from '@/domain/days'
import { describeClosedWork } from '../detail/describe-closed-work'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import type { Roster } from './use-roster'

type NobodyFoundRoster = Pick<Roster, 'search' | 'part' | 'hasAddButtons'>

/** The empty roster. If its text names the button that adds a worker, it shows this button unless the toolbar does. */
export function NobodyFound({ roster }: { roster: NobodyFoundRoster }) {
  const { search, part, hasAddButtons } = roster
  const { work, rights } = useWork()
  const { openView } = useWorkAddress()
  const closedReason = describeClosedWork(work, today())
  const isForAdding = rights.rosterRefusal === undefined && closedReason === undefined
  const namesButton = isForAdding && (search !== '' || part === '')
  return (
    <EmptyState
      icon={<HardHat size={20} />}
      title={copy.empty}
      description={describeEmpty(roster, isForAdding, closedReason)}
      action={
        namesButton && !hasAddButtons ? (
          <Button onClick={() => openView('agregar')}>{copy.add.action}</Button>
        ) : undefined
      }
    />
  )
}

/** Invites to add workers only if that helps. The reason of a user who may not add any is above the roster. */
function describeEmpty(
  { search, part }: NobodyFoundRoster,
  isForAdding: boolean,
  closedReason: string | undefined,
): string {
  if (search !== '')
    return isForAdding ? `${copy.nobodyFound(search)} ${copy.addIfMissing}` : copy.nobodyFound(search)
  if (part !== '') return copy.nobodyInPart(part)
  return isForAdding ? copy.nobody : [copy.nobodyOnRoster, closedReason].filter(Boolean).join(' ')
}
