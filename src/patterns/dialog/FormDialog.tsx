import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { LeaveBlockerContext, useLeaveBlockers } from '../form/use-leave-blockers'

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'children'> {
  /** The content. `close` closes the dialog; if there are unsaved changes, the user has to confirm first. */
  children: (close: () => void) => ReactNode
}

/** An open dialog with a form and without an address. The user has to confirm before it closes with unsaved changes. */
export function FormDialog({ onClose, children, ...rest }: FormDialogProps) {
  const { register, leave } = useLeaveBlockers()
  const close = () => leave(onClose)
  return (
    <LeaveBlockerContext value={register}>
      <Dialog {...rest} open onClose={close}>
        {children(close)}
      </Dialog>
    </LeaveBlockerContext>
  )
}
