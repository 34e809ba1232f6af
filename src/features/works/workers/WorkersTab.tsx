import { Stack } from '@/design-system/components/Stack/Stack'
import { useWorkAddress } from '../detail/use-work-address'
import { AddWorkerDialog } from './AddWorkerDialog'
import { RosterHead } from './RosterHead'
import { useRoster } from './use-roster'
import { WorkerStatusDialog } from './WorkerStatusDialog'
import { WorkersTable } from './WorkersTable'

/** The roster of a work: who works there, how each stands, and who is taken on. */
export function WorkersTab() {
  const { view, openView } = useWorkAddress()
  const roster = useRoster()
  const listed = roster.query.data?.results.find(({ id }) => id === view?.id)

  return (
    <Stack gap={4}>
      <RosterHead openView={openView} />
      <WorkersTable roster={roster} />
      {view?.name === 'agregar' ? <AddWorkerDialog beginsNew={false} /> : null}
      {view?.name === 'registrar' ? <AddWorkerDialog key="new" beginsNew /> : null}
      {view?.name === 'estado' && view.id !== undefined ? (
        <WorkerStatusDialog key={view.id} id={view.id} listed={listed} />
      ) : null}
    </Stack>
  )
}
