import styled, { css } from 'styled-components'
import { tint } from '@/design-system/theme/mixins'
import { border, color, fontWeight } from '@/design-system/theme/tokens'
import { LinkElement } from '../TextLink/LinkElement'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { boxStyles } from './block-styles'
import type { CalendarItem, StopProps } from './calendar-day'

interface CalendarBlockProps extends StopProps {
  item: CalendarItem
  /** The number of blocks side by side; 1 by default. */
  lanes?: number
}

/** An item of a calendar. */
export const CalendarBlock = ({ item, lanes = 1, ...rest }: CalendarBlockProps) => (
  <Block
    {...rest}
    render={item.render}
    title={item.label}
    data-lanes={lanes}
    data-edge={item.edge}
    data-past={item.isPast || undefined}
    data-all-day={item.isAllDay || undefined}
  >
    <VisuallyHidden>{item.label}</VisuallyHidden>
    <Title aria-hidden="true">{item.title}</Title>
    {item.detail === undefined || item.isAllDay ? null : <span aria-hidden="true">{item.detail}</span>}
  </Block>
)

/* In a narrow block the text runs downwards, because words would break after each syllable. */
const downwards = css`
  border-block-start: 3px solid var(--edge);
  border-inline-start: ${border.thin} solid transparent;
  overflow-wrap: normal;
  white-space: nowrap;
  writing-mode: vertical-lr;
`

const Title = styled.span`
  flex-shrink: 0;
  font-weight: ${fontWeight.semibold};

  [data-all-day] > & {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Block = styled(LinkElement)`
  display: flex;
  flex-direction: column;
  position: relative;
  ${boxStyles}
  ${tint('accent')}
  --edge: ${color.accent};

  border-inline-start: 3px solid var(--edge);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-decoration: none;

  /* Beside another block, a word of nine letters still fits. */
  &[data-lanes='2'] {
    padding-inline: 2px 0;
    hyphens: auto;
  }

  @media (max-width: 80rem) {
    &[data-lanes='2'] {
      ${downwards}
    }
  }

  &[data-past] {
    ${tint('neutral')}
    --edge: ${color.lineStrong};
  }

  &[data-edge='dashed'] {
    color: ${color.ink};
    background-color: ${color.surface};
    border: ${border.thick} dashed ${color.lineStrong};
  }

  &[data-edge='danger'] {
    color: ${color.ink};
    background-color: ${color.surface};
    border: ${border.thick} solid ${color.danger};
  }

  &[data-all-day] {
    overflow-wrap: normal;
    white-space: nowrap;
  }

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  /* Paper shows no tooltip with the whole text, so that the type is smaller and lines run across where possible. */
  @media print {
    border-color: ${color.lineStrong};
    font-size: 0.625rem;

    &[data-lanes='3'] {
      ${downwards}
    }

    &[data-lanes='1'],
    &[data-lanes='2'] {
      display: block;
      padding-block: 0;
      overflow-wrap: anywhere;
      white-space: normal;
      writing-mode: horizontal-tb;
    }

    &[data-lanes='1'] > ${Title}::after {
      content: ' ';
    }

    &[data-lanes='2'] > ${Title} {
      display: block;
    }
  }
`
