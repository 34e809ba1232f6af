import type { ComponentProps, ReactNode } from 'react'
import { dialogs } from '@/copy/dialogs'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { LeaveBlockerContext } from '../form/use-leave-blockers'
import { type RouteDialogActions, type RouteDialogOptions, useRouteDialog } from './use-route-dialog'

interface RouteDialogProps
  extends RouteDialogOptions,
    Pick<ComponentProps<typeof Dialog>, 'description' | 'size'> {
  /** The content. A function receives the actions that close the dialog. */
  children: ReactNode | ((actions: RouteDialogActions) => ReactNode)
}

/**
 * A dialog with its own address. Nest the route of the dialog in the route of the page below it. At the address of the
 * dialog, the router then renders the page, and the page's `<Outlet />` renders the dialog. If the dialog has unsaved
 * changes, the user has to confirm before it closes.
 */
export function RouteDialog({ title, page, search, children, ...rest }: RouteDialogProps) {
  const { actions, register } = useRouteDialog({ title, page, search })
  return (
    <LeaveBlockerContext value={register}>
      <Dialog {...rest} open title={title} closeLabel={dialogs.close} onClose={actions.close}>
        {typeof children === 'function' ? children(actions) : children}
      </Dialog>
    </LeaveBlockerContext>
  )
}
