import type { ComponentProps, ReactNode } from 'react'
import { dialogs } from '@/copy/dialogs'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { Inline } from '@/design-system/components/Inline/Inline'
import { useSession } from '@/session/use-session'
import { LeaveBlockerContext } from '../form/use-leave-blockers'
import { useDocumentTitle } from '../page/use-document-title'
import { type RouteDialogActions, useLeaving } from './use-leaving'

interface RouteDrawerProps
  extends Omit<
    ComponentProps<typeof Drawer>,
    'open' | 'onClose' | 'title' | 'closeLabel' | 'footer' | 'children'
  > {
  /** The heading, and the first part of the document title while the drawer is open. */
  title: string
  /** The status tag beside the heading. */
  tag?: ReactNode
  /** The path of the page below. Closing leads there if the drawer was opened by a link. */
  page: string
  /** The search string of that page. */
  search: string
  /** Renders the content that stays at the bottom of the drawer. */
  footer?: (actions: RouteDialogActions) => ReactNode
  children: (actions: RouteDialogActions) => ReactNode
}

/** A drawer for the details of a row that the address names. It closes like a `RouteDialog`. */
export function RouteDrawer({ title, tag, page, search, footer, children, ...rest }: RouteDrawerProps) {
  const { neighbourhood } = useSession()
  const { actions, register } = useLeaving(page, search)
  useDocumentTitle(title, neighbourhood.name, true)
  return (
    <LeaveBlockerContext value={register}>
      <Drawer
        side="end"
        size="lg"
        {...rest}
        open
        title={
          <Inline as="span" gap={3}>
            {title} {tag}
          </Inline>
        }
        closeLabel={dialogs.close}
        onClose={actions.close}
        footer={footer?.(actions)}
      >
        {children(actions)}
      </Drawer>
    </LeaveBlockerContext>
  )
}
