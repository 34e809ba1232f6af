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
 * A dialog with its own address. The route of the dialog is nested in the route of the page below, so a link to the dialog
 * renders the page and, in the `<Outlet />` of the page, the dialog. The user confirms before unsaved changes are
 * discarded.
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
