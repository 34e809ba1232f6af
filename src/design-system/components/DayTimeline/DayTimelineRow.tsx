import { type ComponentPropsWithRef, memo, useId } from 'react'
import styled from 'styled-components'
import { insetFocus, textStyle } from '@/design-system/theme/mixins'
import { border, color, fontWeight, space } from '@/design-system/theme/tokens'
import { DayTimelineBars } from './DayTimelineBars'
import { type DayTimelineRowData, dayColumnOffset, formatCellId } from './day-timeline-model'
import { dayTimelineColumns, phoneQuery, sideBySideQuery } from './day-timeline-styles'

interface RowContentProps {
  index: number
  getRow: (index: number) => DayTimelineRowData
  lineNames: readonly string[]
  /** The column of the active cell; undefined if another row has it. */
  activeColumn: number | undefined
}

interface DayTimelineRowProps extends RowContentProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts of the days, which only the active row has. */
  dayTexts: readonly string[] | undefined
}

/** A row of a timeline. Only the active row has its days as cells, because those of all rows would be thousands. */
export function DayTimelineRow({
  index,
  getRow,
  lineNames,
  activeColumn,
  dayTexts,
  ...rest
}: DayTimelineRowProps) {
  return (
    <Root {...rest} role="row" aria-rowindex={index + 2}>
      <RowContent index={index} getRow={getRow} lineNames={lineNames} activeColumn={activeColumn} />
      {dayTexts ? (
        <Days>
          {dayTexts.map((text, day) => (
            <Day
              key={text}
              role="gridcell"
              {...getCellProps(index, day + dayColumnOffset, activeColumn)}
              aria-label={text}
            />
          ))}
        </Days>
      ) : null}
    </Root>
  )
}

const getCellProps = (row: number, column: number, activeColumn: number | undefined) => ({
  'data-cell': formatCellId({ row, column }),
  'aria-colindex': column + 1,
  'data-active': column === activeColumn || undefined,
  tabIndex: column === activeColumn ? 0 : -1,
})

/** Memoised, because scrolling moves the rows without changing them. */
const RowContent = memo(function RowContent({ index, getRow, lineNames, activeColumn }: RowContentProps) {
  const { title, renderDetail, summary, lines, gaps, renderAction } = getRow(index)
  const summaryId = useId()
  // Tab reaches only the controls that follow the active cell, so that the first Tab into the timeline always goes to that cell.
  const detailTabIndex = activeColumn === 0 ? 0 : -1
  const actionTabIndex = activeColumn !== undefined && activeColumn < dayColumnOffset ? 0 : -1
  return (
    <>
      <Title
        role="rowheader"
        {...getCellProps(index, 0, activeColumn)}
        aria-describedby={summaryId}
        data-title=""
      >
        <Name>{title}</Name>
        {renderDetail?.(detailTabIndex)}
      </Title>
      <Summary
        role="gridcell"
        {...getCellProps(index, 1, activeColumn)}
        data-gaps={gaps.length > 0 || undefined}
      >
        <span id={summaryId}>{summary}</span>
        {renderAction?.(actionTabIndex)}
      </Summary>
      <LineNames aria-hidden="true">
        {lineNames.map((name) => (
          <LineName key={name}>{name}</LineName>
        ))}
      </LineNames>
      <DayTimelineBars lines={lines} gaps={gaps} rowIndex={index} />
    </>
  )
})

const Root = styled.div`
  ${dayTimelineColumns}
  inline-size: 100%;
  padding-block: ${space(2)};
  border-block-end: ${border.thin} solid ${color.line};

  /* The line below the rows covers the end of the page. */
  [data-cell],
  button {
    scroll-margin-block-end: var(--note-height);
  }

  &:last-child {
    border-block-end: 0;
  }

  @media print {
    break-inside: avoid;
  }
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: title;
  column-gap: ${space(3)};
  justify-content: space-between;
  align-items: baseline;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${insetFocus}

  ${sideBySideQuery} {
    flex-direction: column;
    justify-content: start;
    padding-inline-end: ${space(3)};
  }
`

const Name = styled.span`
  font-weight: ${fontWeight.semibold};
`

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: summary;
  gap: 0 ${space(3)};
  justify-content: space-between;
  align-items: center;
  min-inline-size: 0;
  padding-block-end: ${space(1)};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  ${textStyle({ size: 'sm' })}
  ${insetFocus}

  &[data-gaps] {
    color: ${color.ink};
  }

  > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  /* On a phone, the sentence has the whole width. The text of the control below it begins at the same edge. */
  ${phoneQuery} {
    > :first-child {
      flex-basis: 100%;
    }

    > button:not(:first-child) {
      margin-inline-start: -${space(3)};
    }
  }
`

const LineNames = styled.div`
  display: none;
  grid-area: names;
  color: ${color.inkMuted};
  ${textStyle({ size: 'xs' })}

  ${sideBySideQuery} {
    display: block;
  }
`

const LineName = styled.div`
  block-size: var(--line-height);
  line-height: var(--line-height);
`

const Days = styled.div`
  display: grid;
  position: relative;
  grid-area: days;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
`

const Day = styled.div`
  border-radius: 2px;

  /* A press shows no focus ring. */
  &[data-active]:not(:focus-visible) {
    outline: ${border.thick} solid ${color.ink};
    outline-offset: ${border.thin};
  }
`
