import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useWorkAddress } from '../detail/use-work-address'
import { AddManagerDialog } from './AddManagerDialog'
import { copy } from './copy'
import { EditManagerDialog } from './EditManagerDialog'
import { ManagersHead } from './ManagersHead'
import { ManagersTable } from './ManagersTable'
import { managerViews } from './manager-views'

/** Who is responsible for the work, and what the reader may do about it. */
export function ManagersTab() {
  const { view } = useWorkAddress()
  return (
    <Stack gap={4}>
      <ManagersHead />
      <Alert>{copy.banner}</Alert>
      <ManagersTable />
      {view?.name === managerViews.add ? <AddManagerDialog /> : null}
      {view?.name === managerViews.edit ? <EditManagerDialog key={view.id} id={view.id} /> : null}
    </Stack>
  )
}
