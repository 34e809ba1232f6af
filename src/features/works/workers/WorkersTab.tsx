import { UserPlus } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { AddWorkerDialog } from './AddWorkerDialog'
import { copy } from './copy'
import { RosterHelp } from './RosterHelp'
import { useRoster } from './use-roster'
import { WorkerStatusDialog } from './WorkerStatusDialog'
import { WorkersTable } from './WorkersTable'

/** The roster of a work: who works there, how each stands, and who is taken on (L2). */
export function WorkersTab() {
  const { rosterReason } = useWork().rights
  const { view, openView } = useWorkAddress()
  const roster = useRoster()
  const listed = roster.query.data?.results.find(({ id }) => id === view?.id)

  return (
    <Stack gap={4}>
      {rosterReason ? <Alert tone="warning">{rosterReason}</Alert> : null}
      <Alert>
        <Stack gap={2}>
          <span>{copy.banners.papers}</span>
          <span>{copy.banners.invalid}</span>
        </Stack>
      </Alert>
      <Inline gap={3} stacksOnPhone>
        <Button
          variant="primary"
          icon={<UserPlus size={20} />}
          disabledReason={rosterReason}
          onClick={() => openView('agregar')}
        >
          {copy.add.action}
        </Button>
        <Button disabledReason={rosterReason} onClick={() => openView('registrar')}>
          {copy.add.register}
        </Button>
        <RosterHelp />
      </Inline>
      <WorkersTable roster={roster} />
      {view?.name === 'agregar' ? <AddWorkerDialog beginsNew={false} /> : null}
      {view?.name === 'registrar' ? <AddWorkerDialog key="new" beginsNew /> : null}
      {view?.name === 'estado' && view.id !== undefined ? (
        <WorkerStatusDialog key={view.id} id={view.id} listed={listed} />
      ) : null}
    </Stack>
  )
}
