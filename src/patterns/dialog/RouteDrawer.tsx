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

/** A drawer with the details of the row whose id is in the address. It closes in the same way as a `RouteDialog`. */
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
