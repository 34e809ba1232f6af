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
  /** What is done or shown in it: its heading, and the first half of the tab's title while it is open. */
  title: string
  /** How what is shown stands: a tag beside the heading. */
  tag?: ReactNode
  /** The address of the page below: where closing leads who came by a link. */
  page: string
  /** What of the address stays then. */
  search: string
  /** Content that stays at the bottom. */
  footer?: (actions: RouteDialogActions) => ReactNode
  children: (actions: RouteDialogActions) => ReactNode
}

/** The details of a row in a drawer that the page's address tells. Closing is that of a RouteDialog. */
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
