import type { WorkManager } from '@/api/generated/model/workManager'
import { Button } from '@/design-system/components/Button/Button'
import { useRefusals } from '@/patterns/access/use-refusals'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { managerViews } from './manager-views'
import { useManagerView } from './use-manager-view'

/** Opens a manager's status. It is disabled with a reason for oneself and for residents of the lot. */
export function EditManagerButton({ manager }: { manager: WorkManager }) {
  const { openView } = useWorkAddress()
  const reasonOf = useRefusals()
  const seenManager = useManagerView()
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={copy.edit.of(manager.person.full_name)}
      disabledReason={reasonOf('workManager.edit', seenManager(manager))}
      onClick={() => openView(managerViews.edit, manager.id)}
    >
      {copy.edit.action}
    </Button>
  )
}
