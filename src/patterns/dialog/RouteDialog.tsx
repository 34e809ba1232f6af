import type { ComponentProps, ReactNode } from 'react'
import { dialogs } from '@/copy/dialogs'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { useSession } from '@/session/use-session'
import { LeaveBlockerContext } from '../form/use-leave-blockers'
import { useDocumentTitle } from '../page/use-document-title'
import { type RouteDialogActions, useLeaving } from './use-leaving'

type DialogProps = ComponentProps<typeof Dialog>

interface RouteDialogProps
  extends Omit<DialogProps, 'open' | 'onClose' | 'title' | 'closeLabel' | 'children' | 'dismissable'> {
  /** What is done or shown in it: its heading, and the first half of the tab's title while it is open. */
  title: string
  /** The address of the page below: where closing leads who came by a link. */
  page: string
  /** What of the address stays then; all of it where the dialog is told by the path alone. */
  search?: string
  /** Its content; a function is given what closes it. */
  children: ReactNode | ((actions: RouteDialogActions) => ReactNode)
}

/**
 * A dialog with an address of its own, such as the one that creates, changes or shows a thing. Its route stands inside
 * the page's, which draws it by an `<Outlet />`: so a link opens it over its page. Closing goes back; a form in it with
 * changes is asked about first.
 */
export function RouteDialog({ title, page, search, children, ...rest }: RouteDialogProps) {
  const { neighbourhood } = useSession()
  const { actions, register } = useLeaving(page, search)
  useDocumentTitle(title, neighbourhood.name, true)
  return (
    <LeaveBlockerContext value={register}>
      <Dialog {...rest} open title={title} closeLabel={dialogs.close} onClose={actions.close}>
        {typeof children === 'function' ? children(actions) : children}
      </Dialog>
    </LeaveBlockerContext>
  )
}
