import type { ComponentProps, ReactNode } from 'react'
import { dialogs } from '@/copy/dialogs'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { Inline } from '@/design-system/components/Inline/Inline'
import { LeaveBlockerContext } from '../form/use-leave-blockers'
import { type RouteDialogActions, type RouteDialogOptions, useRouteDialog } from './use-route-dialog'

interface RouteDrawerProps extends RouteDialogOptions, Pick<ComponentProps<typeof Drawer>, 'size'> {
  /** The status tag beside the heading. */
  tag?: ReactNode
  /** Renders the content that stays at the bottom of the drawer. */
  footer?: (actions: RouteDialogActions) => ReactNode
  children: (actions: RouteDialogActions) => ReactNode
}

/** A drawer for the details of a row. The address contains the row's id. The drawer closes like a `RouteDialog`. */
export function RouteDrawer({ tag, size = 'lg', footer, children, ...options }: RouteDrawerProps) {
  const { actions, register } = useRouteDialog(options)
  return (
    <LeaveBlockerContext value={register}>
      <Drawer
        side="end"
        size={size}
        open
        title={
          <Inline as="span" gap={3}>
            {options.title} {tag}
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
