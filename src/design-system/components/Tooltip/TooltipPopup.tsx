import { Tooltip as Floating } from '@base-ui/react/tooltip'
import { type DOMAttributes, type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { buildPortalProps, floatFade, floatLayer } from '@/design-system/theme/floating'
import { textStyle } from '@/design-system/theme/mixins'
import { color, radius, shadow, space } from '@/design-system/theme/tokens'

interface TooltipPopupProps {
  id: string
  anchor: Element | null
  side: 'top' | 'bottom' | 'left' | 'right'
  isOpen: boolean
  /** Called on Escape, on a press outside of the popup, and when the control has scrolled out of view. */
  onClose: () => void
  popupProps: Pick<DOMAttributes<HTMLDivElement>, 'onPointerEnter' | 'onPointerLeave'>
  children: ReactNode
}

/** The popup of a tooltip, placed beside its control. */
export function TooltipPopup({ id, anchor, side, isOpen, onClose, popupProps, children }: TooltipPopupProps) {
  useHiddenControl(isOpen ? anchor : null, onClose)
  return (
    <Floating.Root open={isOpen} onOpenChange={(shouldBeOpen) => !shouldBeOpen && onClose()}>
      <Floating.Portal {...buildPortalProps(anchor)}>
        <Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8}>
          <Popup id={id} role="tooltip" {...popupProps}>
            {children}
          </Popup>
        </Positioner>
      </Floating.Portal>
    </Floating.Root>
  )
}

/** Calls `onHidden` when the page scrolls and the control is out of view, or behind a bar of the page. */
function useHiddenControl(control: Element | null, onHidden: () => void) {
  useEffect(() => {
    if (!control) return
    const check = () => {
      if (!isCenterVisible(control)) onHidden()
    }
    // Also hears the scroll events of the elements inside the page.
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', check, options)
    return () => document.removeEventListener('scroll', check, options)
  }, [control, onHidden])
}

function isCenterVisible(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const Positioner = styled(Floating.Positioner)`
  ${floatLayer}
  max-inline-size: min(20rem, 90vw);
`

const Popup = styled(Floating.Popup)`
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius.sm};
  color: ${color.canvas};
  background-color: ${color.ink};
  box-shadow: ${shadow.float};
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${floatFade}
`
