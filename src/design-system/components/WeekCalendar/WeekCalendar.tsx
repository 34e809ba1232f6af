import { type ComponentPropsWithRef, type ReactElement, useMemo } from 'react'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { useIsPrinting } from '@/design-system/use-is-printing'
import { arrangeDay, type CalendarLabels, countRows, listStops, type WeekCalendarDay } from './calendar-day'
import { DayColumn } from './DayColumn'
import { PrintedItems } from './PrintedItems'
import { findHourRange, maximumLanes } from './place-items'
import { useCalendarFocus } from './use-calendar-focus'

interface WeekCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name. */
  label: string
  /** The days, usually seven. */
  days: readonly WeekCalendarDay[]
  /** The present minute of the day whose `isToday` is set. A line marks it. */
  now?: number
  /** Called with the id of a day whose items do not all fit. */
  onMore: (dayId: string) => void
  /** The link of a free hour. */
  renderHour: (dayId: string, hour: number) => ReactElement<Record<string, unknown>>
  /** The texts that the calendar shows or that screen readers read. */
  labels: CalendarLabels
}

/**
 * A week with its hours. Items are links, free hours are links too, and the arrow keys move between them. It scrolls sideways where
 * a day would have less than 6rem.
 */
export function WeekCalendar(props: WeekCalendarProps) {
  const { label, days, now, onMore, renderHour, labels, style, ...rest } = props
  const hours = useMemo(
    () => findHourRange(days.flatMap(({ items }) => items.filter(({ isAllDay }) => !isAllDay))),
    [days],
  )
  const isPrinting = useIsPrinting()
  const lanes = isPrinting ? maximumLanes.onPaper : maximumLanes.onScreen
  const shownDays = useMemo(() => days.map((day) => arrangeDay(day, hours, lanes)), [days, hours, lanes])
  const stops = useMemo(() => shownDays.flatMap(listStops), [shownDays])
  const today = days.findIndex(({ isToday }) => isToday)
  const focus = useCalendarFocus(stops, today)
  const rows = Math.max(0, ...shownDays.map(countRows))
  const measures = { '--hours': hours.last - hours.first, '--rows': rows, '--days': days.length }

  return (
    <Root {...rest} style={{ ...style, ...measures }} role="group" aria-label={label} {...focus.handlers}>
      <Columns>
        <Hours aria-hidden="true">
          <Corner>{rows > 0 ? labels.allDay : null}</Corner>
          {Array.from({ length: hours.last - hours.first }, (_, step) => hours.first + step).map((hour) => (
            <Hour key={hour}>{labels.hour(hour)}</Hour>
          ))}
        </Hours>
        {shownDays.map((shown) => (
          <DayColumn
            key={shown.day.id}
            shown={shown}
            firstHour={hours.first}
            now={shown.day.isToday ? now : undefined}
            getStop={(id) => ({ 'data-stop': id, tabIndex: id === focus.activeId ? 0 : -1 })}
            onMore={() => onMore(shown.day.id)}
            renderHour={(hour) => renderHour(shown.day.id, hour)}
            labels={labels}
          />
        ))}
      </Columns>
      {isPrinting ? <PrintedItems days={shownDays} labels={labels} /> : null}
    </Root>
  )
}

const Root = styled.div`
  --hour: 3rem;
  --row: 1.75rem;
  --head: 3.25rem;

  /* Also the container of the hidden texts, which would otherwise widen the page. */
  position: relative;
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-x: auto;
  contain: inline-size;

  @media print {
    --hour: calc(86mm / var(--hours));

    overflow: visible;
    contain: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 3.5rem repeat(var(--days), minmax(0, 1fr));
  min-inline-size: calc(6rem * var(--days));

  @media print {
    min-inline-size: 0;
    break-inside: avoid;
  }
`

const Hours = styled.div`
  ${textStyle({ size: 'xs', line: 'tight' })}
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Corner = styled.div`
  display: flex;
  align-items: end;
  justify-content: end;
  block-size: calc(var(--head) + var(--row) * var(--rows) + ${space(2)});
  padding: ${space(1)};
  border-block-end: ${border.thin} solid ${color.line};
`

const Hour = styled.div`
  block-size: var(--hour);
  padding: ${space(1)};

  & + & {
    border-block-start: ${border.thin} solid ${color.line};
  }
`
