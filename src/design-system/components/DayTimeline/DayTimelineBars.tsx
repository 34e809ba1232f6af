import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { border, color, radius } from '@/design-system/theme/tokens'
import type { DayTimelineRowData, DayTimelineSpan } from './day-timeline-model'

interface DayTimelineBarsProps extends Pick<DayTimelineRowData, 'lines' | 'gaps'> {
  rowIndex: number
}

const place = ({ first, last }: DayTimelineSpan, line = 0) =>
  ({ '--first': first, '--length': last - first + 1, '--line': line }) as CSSProperties

/** The picture of a row: a bar for each span of a line, and hatched gaps. The summary of the row is its text. */
export const DayTimelineBars = ({ lines, gaps, rowIndex }: DayTimelineBarsProps) => (
  <Track data-track={rowIndex} aria-hidden="true">
    {gaps.map((gap) => (
      <Gap key={gap.first} style={place(gap)} />
    ))}
    {lines
      .flatMap((spans, line) => spans.map((span) => ({ id: `${line} ${span.first}`, line, span })))
      .map(({ id, line, span }) => (
        <Bar key={id} style={place(span, line)} />
      ))}
  </Track>
)

const Track = styled.div`
  position: relative;
  grid-area: days;
  block-size: calc(var(--line-height) * var(--lines));
  background-image: var(--day-columns);
  print-color-adjust: exact;

  /* The line that marks the end, above the hatched gaps. Without an end it is 0 px wide. */
  &::after {
    position: absolute;
    inset-block: -2px;
    inset-inline-start: calc(100% * var(--end-share) - var(--end-line));
    border-inline-start: var(--end-line) solid ${color.ink};
    content: '';
  }
`

const Span = styled.div`
  position: absolute;
  inset-inline-start: calc(100% / var(--days) * var(--first));
  inline-size: calc(100% / var(--days) * var(--length));
`

/* Borders are also visible in forced colours and on paper, where backgrounds are not. */
const Gap = styled(Span)`
  inset-block: 0;
  border: ${border.thin} solid ${color.danger};
  border-radius: 2px;
  background-color: ${color.dangerTint};
  background-image: repeating-linear-gradient(-45deg, ${color.danger} 0 1px, transparent 1px 8px);
  print-color-adjust: exact;
`

const Bar = styled(Span)`
  inset-block-start: calc(var(--line-height) * var(--line) + var(--line-height) / 2 - 2px);
  border-block-start: 4px solid ${color.accent};
  border-radius: ${radius.pill};
`
