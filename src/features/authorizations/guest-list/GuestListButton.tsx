import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { copy } from './copy'
import type { GuestListDialogProps } from './GuestListDialog'

const GuestListDialog = onDemand<GuestListDialogProps>(
  async () => (await import('./GuestListDialog')).GuestListDialog,
)
const preloadedParts = [GuestListDialog]

/** The button that opens the dialog in which the user adds a list of guests. */
export function GuestListButton(props: Omit<GuestListDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  usePreload(preloadedParts)
  return (
    <>
      <Button icon={<ListPlus size={20} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen ? <GuestListDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
