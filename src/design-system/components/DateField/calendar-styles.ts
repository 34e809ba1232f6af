import { css } from 'styled-components'
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

const caption = css`
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
    inline-size: ${space(5)};
    block-size: ${space(5)};
    fill: currentcolor;
  }
`

/** The lists of months and years: native ones, whose drawn twin is not needed. */
const menus = css`
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

const days = css`
  .rdp-weekday {
    padding-block: ${space(1)};
    color: ${color.inkMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
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

/** The calendar's look, on the class names that the day picker gives to its parts. */
export const calendarStyles = css`
  ${caption}
  ${menus}
  ${days}
`
