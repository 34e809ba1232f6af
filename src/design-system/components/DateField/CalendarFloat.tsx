import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { Matcher } from 'react-day-picker'
import styled, { css } from 'styled-components'
import {
  buildPortalProps,
  floatFade,
  floatLayer,
  floatSurface,
  hidePlaceProperties,
} from '@/design-system/theme/floating'
import { square, textStyle } from '@/design-system/theme/mixins'
import {
  border,
  color,
  control,
  fontSize,
  fontWeight,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'
import { fromLocalDate, toLocalDate } from './calendar-day'

const captionStyles = css`
  .rdp-month {
    display: grid;
    grid-template-columns: ${control.md} minmax(0, 1fr) ${control.md};
    align-items: center;
  }

  .rdp-month_grid {
    grid-column: 1 / -1;
    inline-size: 100%;
    table-layout: fixed;
  }

  .rdp-month_caption {
    text-align: center;
    font-weight: ${fontWeight.semibold};
  }

  .rdp-caption_label {
    display: inline-block;

    &::first-letter {
      text-transform: uppercase;
    }
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    block-size: ${control.md};
    padding: 0;
    color: ${color.ink};
    background: none;
    border: 0;
    border-radius: ${radius.md};
    cursor: pointer;

    &:hover {
      background-color: ${color.sunken};
    }

    &[aria-disabled='true'] {
      color: ${color.inkMuted};
      cursor: not-allowed;
      opacity: 0.5;
    }
  }

  .rdp-chevron {
    ${square(space(5))}
    fill: currentcolor;
  }
`

/** Shows the native `<select>` menus for month and year, and hides the labels that the day picker puts in front of them. */
const menuStyles = css`
  .rdp-dropdowns {
    display: flex;
    gap: ${space(1)};
    justify-content: center;
  }

  .rdp-dropdown {
    min-block-size: ${control.sm};
    padding-inline: ${space(1)};
    color: inherit;
    background-color: ${color.surface};
    border: ${border.thin} solid ${color.lineStrong};
    border-radius: ${radius.sm};
  }

  .rdp-dropdown_root > .rdp-caption_label {
    display: none;
  }
`

const dayStyles = css`
  .rdp-weekday {
    padding-block: ${space(1)};
    color: ${color.inkMuted};
    ${textStyle({ size: 'xs', weight: 'medium' })}
    text-align: center;
  }

  .rdp-day {
    inline-size: ${control.md};
    padding: 0;
    text-align: center;
  }

  .rdp-day_button {
    inline-size: 100%;
    max-inline-size: ${control.md};
    block-size: ${control.md};
    padding: 0;
    color: inherit;
    background: none;
    border: ${border.thick} solid transparent;
    border-radius: ${radius.pill};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    transition: background-color ${motion.fast};

    &:hover {
      background-color: ${color.sunken};
    }
  }

  .rdp-today > .rdp-day_button {
    border-color: ${color.accent};
    font-weight: ${fontWeight.bold};
  }

  .rdp-selected > .rdp-day_button {
    color: ${color.accentInk};
    background-color: ${color.accent};
    font-weight: ${fontWeight.bold};
  }

  .rdp-disabled > .rdp-day_button {
    color: ${color.inkMuted};
    background: none;
    text-decoration: line-through;
    cursor: not-allowed;
  }
`

/** Styles for the class names (`rdp-…`) of react-day-picker. */
const calendarStyles = css`
  ${captionStyles}
  ${menuStyles}
  ${dayStyles}
`

export interface CalendarFloatProps {
  /** The frame of the field. The calendar opens below it. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opened the calendar. The focus returns to this button. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Closes the calendar. `isFocusElsewhere` is true only after a press or focus outside the calendar. */
  onClose: (isFocusElsewhere: boolean) => void
  label: string
}

interface PropsWithContent extends CalendarFloatProps {
  children: ReactNode
}

const focusedDaySelector = '.rdp-day_button[tabindex="0"]'

/** The popup below a date field. It contains and styles the calendar, and manages the focus. */
export function CalendarFloat({ anchor, button, isOpen, onClose, label, children }: PropsWithContent) {
  const popup = useRef<HTMLDivElement>(null)

  const closeOnRequest = (shouldBeOpen: boolean, details: Popover.Root.ChangeEventDetails) => {
    if (shouldBeOpen) return
    const target = details.event.target
    // The button has its own handler that closes the calendar, so the popover ignores a press on the button.
    if (target instanceof Node && button.current?.contains(target)) return details.cancel()
    onClose(details.reason === 'outside-press' || details.reason === 'focus-out')
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={closeOnRequest}>
      <Popover.Portal {...buildPortalProps(anchor.current)}>
        <Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} collisionPadding={8}>
          <Popup
            ref={popup}
            aria-label={label}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>(focusedDaySelector) ?? popup.current
            }
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
  inline-size: min(21rem, var(--available-width));
  max-block-size: var(--available-height);
  ${floatLayer}
`

const Popup = styled(Popover.Popup)`
  inline-size: 100%;
  max-block-size: inherit;
  padding: ${space(2)};
  overflow-y: auto;
  border-radius: ${radius.lg};
  outline: none;
  ${floatSurface}
  ${floatFade}
  ${hidePlaceProperties}

  ${calendarStyles}
`

/** The days that the calendar offers. Users can still type any other day, so the form must check the limits too. */
export interface DayLimits {
  /** The first enabled day, 'YYYY-MM-DD'. */
  min?: string
  /** The last enabled day, 'YYYY-MM-DD'. */
  max?: string
  /** Returns whether a day from `min` to `max` is disabled. The parameter is 'YYYY-MM-DD'. */
  isDayDisabled?: (day: string) => boolean
}

/** Converts the limits to props of the day picker. If `max` is before `min`, all days are disabled. */
export function buildPickerLimits({ min, max, isDayDisabled }: DayLimits) {
  const firstDay = toLocalDate(min)
  const lastDay = toLocalDate(max)
  const disabled: Matcher[] = [(date) => isDayDisabled?.(fromLocalDate(date)) ?? false]
  if (firstDay) disabled.push({ before: firstDay })
  if (lastDay) disabled.push({ after: lastDay })
  // The day picker shows no month if `endMonth` is before `startMonth`.
  const areLimitsInOrder = !firstDay || !lastDay || firstDay <= lastDay
  return { ...(areLimitsInOrder && { startMonth: firstDay, endMonth: lastDay }), disabled }
}
