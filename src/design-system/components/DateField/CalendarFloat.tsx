import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { floatFade, floatingHome, floatLayer, floatSurface } from '@/design-system/theme/floating'
import { radius, space } from '@/design-system/theme/tokens'
import { calendarStyles } from './calendar-styles'

export interface CalendarFloatProps {
  /** The field's frame, which the calendar opens below. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opened it: focus returns there. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Called by Escape, by a choice and by a press or focus outside; the last two leave the focus elsewhere. */
  onClose: (isFocusElsewhere: boolean) => void
  /** Name of the calendar. */
  label: string
}

interface CalendarFrameProps extends CalendarFloatProps {
  /** The calendar, and what stands beside it. */
  children: ReactNode
}

/** What floats below a date field: the frame, the focus and the look of its calendar. */
export function CalendarFloat({ anchor, button, isOpen, onClose, label, children }: CalendarFrameProps) {
  const popup = useRef<HTMLDivElement>(null)

  const followBase = (shouldBeOpen: boolean, details: Popover.Root.ChangeEventDetails) => {
    if (shouldBeOpen) return
    const target = details.event.target
    // The press on the button that closes the calendar is the button's own affair.
    if (target instanceof Node && button.current?.contains(target)) return details.cancel()
    onClose(details.reason === 'outside-press' || details.reason === 'focus-out')
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={followBase}>
      <Popover.Portal container={floatingHome(anchor.current)}>
        <Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} collisionPadding={8}>
          <Popup
            ref={popup}
            aria-label={label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]')}
            finalFocus={button}
          >
            {children}
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const Positioner = styled(Popover.Positioner)`
  ${floatLayer}
`

const Popup = styled(Popover.Popup)`
  inline-size: min(21rem, var(--available-width));
  max-block-size: var(--available-height);
  padding: ${space(2)};
  overflow-y: auto;
  border-radius: ${radius.lg};
  outline: none;
  ${floatSurface}
  ${floatFade}

  ${calendarStyles}
`
