import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { joinIds } from '@/design-system/join-ids'
import { useOnDemand } from '@/design-system/use-on-demand'

const loadPopup = async () => (await import('./TooltipPopup')).TooltipPopup

interface TooltipProps {
  /** The content of the tooltip. Without content, only the child is rendered. */
  content?: ReactNode
  /** The preferred side of the child; without enough room there, the popup moves to the opposite side. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Whether the tooltip is the accessible description of the child; false if the child's accessible name is the same text. */
  isDescription?: boolean
  /** Whether a press opens the tooltip too. Touch users can then read why an action is disabled. */
  opensOnPress?: boolean
  /** A focusable element that passes its props on to the DOM. */
  children: ReactElement<Record<string, unknown>>
}

/** A short text about a control, shown on hover and on keyboard focus, closed by Escape. */
export function Tooltip({
  content,
  side = 'top',
  isDescription = true,
  opensOnPress = false,
  children,
}: TooltipProps) {
  const id = useId()
  const { part: Popup, loadPart } = useOnDemand(loadPopup)
  const { anchor, isOpen, triggerProps, popupProps, close } = useTooltipTrigger({
    opensOnPress,
    loadPart,
  })
  const isShown = isOpen && Boolean(content)

  return (
    <>
      {cloneElement(children, {
        ...addHandlers(children.props, triggerProps),
        'aria-describedby': joinIds(children.props['aria-describedby'], isShown && isDescription && id),
      })}
      {Popup && (
        <Popup id={id} anchor={anchor} side={side} isOpen={isShown} onClose={close} popupProps={popupProps}>
          {content}
        </Popup>
      )}
    </>
  )
}

type Handlers = Record<string, (event: never) => void>

/**
 * Returns handlers that call those of `props` first. Base UI's `mergeProps` does the same, but would be its only code in the
 * sign-in.
 */
const addHandlers = (props: Record<string, unknown>, handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (event) => {
        const ownHandler = props[name] as Handlers[string] | undefined
        ownHandler?.(event)
        handle(event)
      },
    ]),
  )

/** Milliseconds before the tooltip opens on hover. Without a delay, tooltips flash while the pointer crosses buttons. */
const openDelay = 400
/** Milliseconds before the tooltip closes. Meanwhile the pointer can move from the control to the popup. */
const closeDelay = 150

interface TooltipTriggerOptions {
  opensOnPress: boolean
  /** Loads the code of the tooltip. Called as soon as the tooltip is likely to open. */
  loadPart: () => void
}

/**
 * Returns the state of the tooltip, and the handlers for its control and its popup. The tooltip opens on mouse hover,
 * on keyboard focus and, with `opensOnPress`, on a press.
 */
function useTooltipTrigger({ opensOnPress, loadPart }: TooltipTriggerOptions) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpenByFocus = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const openAt = (element: Element, delay = 0) => {
    clearTimeout(timer.current)
    setAnchor(element)
    loadPart()
    if (delay === 0) setIsOpen(true)
    else timer.current = setTimeout(() => setIsOpen(true), delay)
  }
  const close = (delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setIsOpen(false)
    else timer.current = setTimeout(() => setIsOpen(false), delay)
  }
  const keepOpen = () => clearTimeout(timer.current)
  const closeUnlessFocused = () => {
    if (!isOpenByFocus.current) close(closeDelay)
  }

  return {
    anchor,
    isOpen,
    close: () => close(),
    triggerProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !isOpen) openAt(event.currentTarget, openDelay)
        else keepOpen()
      },
      onPointerLeave: closeUnlessFocused,
      onFocus(event: FocusEvent) {
        isOpenByFocus.current = event.currentTarget.matches(':focus-visible') && !isFocusedByDialog(event)
        if (isOpenByFocus.current) openAt(event.currentTarget)
      },
      onBlur() {
        isOpenByFocus.current = false
        close()
      },
      onClick(event: SyntheticEvent) {
        if (opensOnPress) openAt(event.currentTarget)
        else close()
      },
    },
    popupProps: { onPointerEnter: keepOpen, onPointerLeave: closeUnlessFocused },
  }
}

/**
 * Returns whether the focus came from outside the control's dialog, e.g. because the dialog has just opened. The tooltip
 * then stays closed. An open tooltip would handle the Escape that should close the dialog.
 */
function isFocusedByDialog({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const dialog = currentTarget.closest('dialog')
  return dialog !== null && !(relatedTarget instanceof Node && dialog.contains(relatedTarget))
}
