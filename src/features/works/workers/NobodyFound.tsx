import { HardHat } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import type { Roster } from './use-roster'

type NobodyFoundRoster = Pick<Roster, 'search' | 'part' | 'hasAddButtons'>

/** The empty roster. Its text names the button that adds a worker, so it shows this button unless the toolbar does. */
export function NobodyFound({ roster }: { roster: NobodyFoundRoster }) {
  const { search, part, hasAddButtons } = roster
  const { rosterRefusal } = useWork().rights
  const { openView } = useWorkAddress()
  const namesButton = search !== '' || part === ''
  return (
    <EmptyState
      icon={<HardHat size={20} />}
      title={copy.empty}
      description={describeEmpty(roster)}
      action={
        namesButton && !hasAddButtons ? (
          <Button disabledReason={rosterRefusal} onClick={() => openView('agregar')}>
            {copy.add.action}
          </Button>
        ) : undefined
      }
    />
  )
}

function describeEmpty({ search, part }: NobodyFoundRoster): string {
  if (search !== '') return copy.nobodyFound(search)
  return part === '' ? copy.nobody : copy.nobodyInPart(part)
}
