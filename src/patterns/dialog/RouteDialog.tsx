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
  /** The heading, and the first part of the document title while the dialog is open. */
  title: string
  /** The path of the page below. Closing leads there if the dialog was opened by a link. */
  page: string
  /** The search string of that page. By default the current search string stays. */
  search?: string
  /** The content. A function receives the actions that close the dialog. */
  children: ReactNode | ((actions: RouteDialogActions) => ReactNode)
}

/**
 * A dialog with its own address, for example to create, edit or show an entity. Its route is nested in the
 * route of its page, which renders it in an `<Outlet />`, so a link opens the dialog over its page. Closing
 * goes back in the history. The user confirms first if a form in it has changes.
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
