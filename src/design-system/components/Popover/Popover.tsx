import { CircleHelp } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import type { BaseButtonProps } from '../Button/BaseButton'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'

const loadPopup = async () => (await import('./PopoverPopup')).PopoverPopup

interface PopoverProps
  extends Omit<BaseButtonProps, 'children' | 'type' | 'title' | 'align' | 'disabledReason'> {
  /** The label of the button. Without a `title`, it is also the accessible name of the popover. */
  label: string
  /** Whether the button shows only the icon. The label is then the tooltip and the accessible name of the button. */
  isLabelHidden?: boolean
  /** The heading of the popover. */
  title?: string
  /** The name of the button that closes the popover. */
  closeLabel: string
  /** The horizontal alignment of the popover with the button. */
  align?: 'start' | 'center' | 'end'
  /** The content; a function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a popover. The popover contains a text, e.g. help, and may contain controls. */
export function Popover(props: PopoverProps) {
  const { label, isLabelHidden, title, closeLabel, align = 'start', children, ...rest } = props
  const { icon = <CircleHelp aria-hidden="true" />, variant = 'quiet', ...button } = rest
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { part: Popup, loadPart, prefetch } = useOnDemand(loadPopup)
  const close = () => setIsOpen(false)

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOpen) return close()
    setTrigger(event.currentTarget)
    setIsOpen(true)
    loadPart(close)
  }
  const triggerProps = {
    ...button,
    variant,
    icon,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen && Popup ? id : undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: toggle,
  } as const

  return (
    <>
      {isLabelHidden ? (
        <IconButton {...triggerProps} label={label} />
      ) : (
        <Button {...triggerProps}>{label}</Button>
      )}
      {Popup && trigger && (
        <Popup
          id={id}
          trigger={trigger}
          name={title ?? label}
          hasTitle={title !== undefined}
          closeLabel={closeLabel}
          align={align}
          isOpen={isOpen}
          onClose={close}
        >
          {typeof children === 'function' ? children(close) : children}
        </Popup>
      )}
    </>
  )
}
