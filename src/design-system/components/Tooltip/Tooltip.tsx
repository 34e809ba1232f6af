import { mergeProps } from '@base-ui/react/merge-props'
import {
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
} from 'react'
import type { TooltipPopupProps } from './TooltipPopup'
import { useTooltipTrigger } from './use-tooltip-trigger'

/** The floating part comes on demand; if it cannot be fetched, the page goes on without it. */
const TooltipPopup = lazy(async (): Promise<{ default: ComponentType<TooltipPopupProps> }> => {
  try {
    const module = await import('./TooltipPopup')
    return { default: module.TooltipPopup }
  } catch {
    return { default: () => null }
  }
})

interface TooltipProps {
  /** What it says; without content the child is drawn as it is. */
  content?: ReactNode
  /** The preferred side; the popup flips where there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Whether screen readers hear it as the child's description; false if the child already says the same. */
  isDescription?: boolean
  /** Whether pressing the child opens it: for actions that do nothing, so that a finger can ask why. */
  opensOnPress?: boolean
  /** One focusable element that passes its props on to the DOM. */
  children: ReactElement<Record<string, unknown>>
}

/** A few words about a control, shown on hover and on keyboard focus, closed by Escape. */
export function Tooltip({
  content,
  side = 'top',
  isDescription = true,
  opensOnPress = false,
  children,
}: TooltipProps) {
  const id = useId()
  const { anchor, isOpen, hasOpened, triggerProps, popupProps, close } = useTooltipTrigger(opensOnPress)
  const isShown = isOpen && Boolean(content)
  const describedBy = [children.props['aria-describedby'], isShown && isDescription && id]
    .filter(Boolean)
    .join(' ')

  return (
    <>
      {cloneElement(children, {
        ...mergeProps<'button'>(triggerProps, children.props),
        'aria-describedby': describedBy || undefined,
      })}
      {hasOpened && (
        <Suspense fallback={null}>
          <TooltipPopup
            id={id}
            anchor={anchor}
            side={side}
            isOpen={isShown}
            onClose={close}
            popupProps={popupProps}
          >
            {content}
          </TooltipPopup>
        </Suspense>
      )}
    </>
  )
}
