import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { copy } from '../workers/copy'
import type { GroupListDialogProps } from './GroupListDialog'

const GroupListDialog = onDemand<GroupListDialogProps>(
  async () => (await import('./GroupListDialog')).GroupListDialog,
)
const preloadedParts = [GroupListDialog]

interface GroupListButtonProps extends Omit<GroupListDialogProps, 'onClose'> {
  disabledReason?: string
}

/** The button that opens the dialog in which the user chooses the workers of a group by a list. */
export function GroupListButton({ disabledReason, ...props }: GroupListButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  usePreload(preloadedParts)
  return (
    <Inline stacksOnPhone>
      <Button
        icon={<ListPlus size={20} aria-hidden="true" />}
        disabledReason={disabledReason}
        onClick={() => setIsOpen(true)}
      >
        {copy.add.list}
      </Button>
      {isOpen ? <GroupListDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </Inline>
  )
}
