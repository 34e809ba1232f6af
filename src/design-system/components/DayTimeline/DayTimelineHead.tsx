import { memo } from 'react'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, layer, radius, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { type DayTimelineDay, dayColumnOffset, listMonths } from './day-timeline-model'
import { dayTimelineColumns, stackedQuery } from './day-timeline-styles'

interface DayTimelineHeadProps {
  days: readonly DayTimelineDay[]
  heads: { title: string; summary: string }
  /** The index of the day that the note is about; negative if it is about none. */
  activeDay: number
}

/** The names of the columns, which stay visible while the rows scroll. Memoised, because scrolling changes none of them. */
export const DayTimelineHead = memo(function DayTimelineHead({
  days,
  heads,
  activeDay,
}: DayTimelineHeadProps) {
  return (
    <Head role="presentation">
      <Row role="row" aria-rowindex={1}>
        <Title role="columnheader" aria-colindex={1}>
          {heads.title}
        </Title>
        <Summary role="columnheader" aria-colindex={2}>
          <VisuallyHidden>{heads.summary}</VisuallyHidden>
        </Summary>
        <Days>
          {listMonths(days).map(({ id, name, count }) => (
            <Month key={id} aria-hidden="true" style={{ gridColumnEnd: `span ${count}` }}>
              {name}
            </Month>
          ))}
          {days.map(({ id, name, number, label, isToday, isEnd }, index) => (
            <Day
              key={id}
              role="columnheader"
              aria-colindex={index + 1 + dayColumnOffset}
              data-today={isToday || undefined}
              data-end={isEnd || undefined}
              data-active={index === activeDay || undefined}
            >
              <span aria-hidden="true">{name}</span>
              <DayNumber aria-hidden="true">{number}</DayNumber>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Day>
          ))}
        </Days>
      </Row>
    </Head>
  )
})

const Head = styled.div`
  display: contents;

  @media print {
    display: table-header-group;
    break-inside: avoid;
  }
`

const Row = styled.div`
  ${dayTimelineColumns}
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  padding-block: ${space(1)};
  border-block-end: ${border.thin} solid ${color.line};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background-color: ${color.sunken};
  color: ${color.inkMuted};
  ${textStyle({ size: 'xs', weight: 'medium', line: 'tight' })}

  @media print {
    position: static;
  }
`

/* In a narrow timeline the titles are above the days, where their name would be in the way. */
const Title = styled.div`
  grid-area: title;
  align-self: center;
  ${textStyle({ size: 'sm', weight: 'semibold' })}

  ${stackedQuery} {
    ${visuallyHidden}
  }
`

const Summary = styled.div`
  position: absolute;
`

const Days = styled.div`
  display: grid;
  grid-area: days;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
`

/* Each day says its month when it has the focus, which paper has not. */
const Month = styled.span`
  display: none;
  white-space: nowrap;

  @media print {
    display: block;
  }
`

const Day = styled.div`
  display: grid;
  position: relative;
  justify-items: center;
  overflow: clip;

  &[data-end] {
    border-inline-end: 2px solid ${color.ink};
  }

  /* A frame, because the mark must not depend on a colour. */
  &[data-active] {
    outline: ${border.thick} solid ${color.ink};
    outline-offset: -${border.thick};
    border-radius: ${radius.sm};
  }
`

const DayNumber = styled.span`
  padding-inline: 2px;
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-weight: inherit;
  font-variant-numeric: tabular-nums;

  [data-today] > & {
    color: ${color.accentInk};
    background-color: ${color.accent};
    print-color-adjust: exact;
  }
`
