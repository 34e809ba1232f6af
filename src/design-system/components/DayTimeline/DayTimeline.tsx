import { type ComponentPropsWithRef, type CSSProperties, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { LandscapePaper } from '@/design-system/landscape-paper'
import { border, color, pageHeight, radius } from '@/design-system/theme/tokens'
import { useIsPrinting } from '@/design-system/use-is-printing'
import { useVisibleRows } from '@/design-system/use-visible-rows'
import { DayTimelineHead } from './DayTimelineHead'
import { DayTimelineNote } from './DayTimelineNote'
import { DayTimelineRow } from './DayTimelineRow'
import {
  type DayTimelineDay,
  type DayTimelineRowData,
  dayColumnOffset,
  drawDayColumns,
  findEndShare,
} from './day-timeline-model'
import { dayTimelineContainer, sideBySideQuery } from './day-timeline-styles'
import { useDayTimelineFocus } from './use-day-timeline-focus'

interface DayTimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name. */
  label: string
  /** The columns after the title and the summary. */
  days: readonly DayTimelineDay[]
  /** The names of the lines of each row. */
  lineNames: readonly string[]
  /** The number of rows, also of those that are not rendered. */
  rowCount: number
  /** Returns the key of a row, which stays the same when the order of the rows changes. */
  getRowId: (index: number) => string | number
  /** Returns a row. Pass the same function until a row changes: a new one renders every row again. */
  getRow: (index: number) => DayTimelineRowData
  /** Returns the text of each day of a row. */
  getDayTexts: (index: number) => readonly string[]
  /** Called when the user presses Enter in a cell; `day` is undefined in the title and the summary. */
  onAction: (index: number, day: number | undefined) => void
  /** The names of the first two columns. */
  heads: { title: string; summary: string }
  /** What the line below the rows says while no day is active. */
  noteHint: string
}

const rowSizes = { virtualizedAbove: 40, usualHeight: 88 }

/** Rows with bars over the next days. The arrow keys move by row and day; a long timeline renders only the visible rows. */
export function DayTimeline(props: DayTimelineProps) {
  const {
    label,
    days,
    lineNames,
    rowCount,
    getRowId,
    getRow,
    getDayTexts,
    onAction,
    heads,
    noteHint,
    ...rest
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const { active, handlers } = useDayTimelineFocus({ rowCount, dayCount: days.length, onAction, scroller })
  const view = useVisibleRows({
    list: scroller,
    count: rowCount,
    activeIndex: active.row,
    ...rowSizes,
    virtualizedAbove: isPrinting ? Number.POSITIVE_INFINITY : rowSizes.virtualizedAbove,
  })
  const activeTexts = rowCount > 0 ? getDayTexts(active.row) : undefined
  const endShare = findEndShare(days)
  const dayColumns = useMemo(() => drawDayColumns(days), [days])
  const measures = {
    '--days': days.length,
    '--lines': lineNames.length,
    '--day-columns': dayColumns,
    '--end-share': endShare ?? 0,
    '--end-line': endShare === undefined ? '0px' : '2px',
  }

  return (
    <Root {...rest} style={{ ...rest.style, ...measures } as CSSProperties}>
      <LandscapePaper />
      <Scroller
        ref={scroller}
        role="grid"
        // Firefox otherwise stops at a part that scrolls, before its cells.
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={days.length + dayColumnOffset}
        {...handlers}
      >
        <DayTimelineHead days={days} heads={heads} activeDay={active.column - dayColumnOffset} />
        <Rows role="presentation" style={view.space}>
          {view.visible.map(({ index, style: position, measure }) => {
            const activeColumn = index === active.row ? active.column : undefined
            return (
              <DayTimelineRow
                key={getRowId(index)}
                ref={measure}
                style={position}
                data-index={index}
                index={index}
                getRow={getRow}
                lineNames={lineNames}
                activeColumn={activeColumn}
                dayTexts={activeColumn === undefined ? undefined : activeTexts}
              />
            )
          })}
        </Rows>
      </Scroller>
      <DayTimelineNote
        title={rowCount > 0 ? getRow(active.row).title : ''}
        text={activeTexts?.[active.column - dayColumnOffset]}
        hint={noteHint}
      />
    </Root>
  )
}

const Root = styled.div`
  --line-height: 0.625rem;
  --note-height: 3.75rem;

  ${dayTimelineContainer}
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow: clip;
  /* Confines the z-index of the sticky head and note to the timeline. The bars of the page then cover them. */
  isolation: isolate;

  @media print {
    overflow: visible;
  }
`

/* What is above and below the rows at the end of a page: the top bar, the note, the footer. With less room, the head would be below the bar. */
const aroundRows = '17rem'

const Scroller = styled.div`
  position: relative;
  max-block-size: max(${pageHeight} * 0.5, min(${pageHeight} * 0.75, ${pageHeight} - ${aroundRows}));
  overflow-y: auto;
  scroll-padding-block-start: 3.5rem;

  /* A table, because only a table repeats its head on each sheet. */
  @media print {
    display: table;
    table-layout: fixed;
    inline-size: 100%;
    max-block-size: none;
    overflow: visible;
  }
`

const Rows = styled.div`
  position: relative;

  ${sideBySideQuery} {
    --line-height: 0.875rem;
  }

  @media print {
    display: table-row-group;
  }
`
