import { Plus } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { AddManagerDialog } from './AddManagerDialog'
import { copy } from './copy'
import { EditManagerDialog } from './EditManagerDialog'
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

/** Heading of the managers' tab, with the add button if the user may add. */
function ManagersHead() {
  const { rights } = useWork()
  const { openView } = useWorkAddress()
  return (
    <Inline gap={3} justify="between" stacksOnPhone>
      <Heading level={2}>{copy.caption}</Heading>
      {rights.canChangeManagers ? (
        <Button
          variant="primary"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => openView(managerViews.add)}
        >
          {copy.add}
        </Button>
      ) : null}
    </Inline>
  )
}
