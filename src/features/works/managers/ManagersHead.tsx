import { Plus } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { managerViews } from './manager-views'

/** Heading of the managers' tab, with the add button if the user may add. */
export function ManagersHead() {
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
