import { css } from 'styled-components'
import { color, radius } from '@/design-system/theme/tokens'

/** A range in the calendar: a band from its first to its last day, whose ends look like a chosen day. */
export const rangeStyles = css`
  .rdp-range_middle,
  .rdp-range_start:not(.rdp-range_end),
  .rdp-range_end:not(.rdp-range_start) {
    background-color: ${color.accentTint};
  }

  .rdp-range_start {
    border-start-start-radius: ${radius.pill};
    border-end-start-radius: ${radius.pill};
  }

  .rdp-range_end {
    border-start-end-radius: ${radius.pill};
    border-end-end-radius: ${radius.pill};
  }

  .rdp-range_middle > .rdp-day_button {
    color: ${color.accentTintInk};
    background: none;
  }
`
