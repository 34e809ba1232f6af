import { useId } from 'react'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CalendarBlock } from './CalendarBlock'
import { stopIds } from './calendar-day'
import { DayHours, type DayHoursProps } from './DayHours'
import { MoreButton } from './MoreButton'

/** A day of a calendar: its name, the items of the whole day, and its hours. */
export function DayColumn(props: DayHoursProps) {
  const { getStop, onMore, labels } = props
  const { day, allDay, hiddenAllDay } = props.shown
  const headId = useId()
  return (
    <Column role="group" aria-labelledby={headId} data-today={day.isToday || undefined}>
      <Head id={headId}>
        <span aria-hidden="true">{day.name}</span>
        <DayNumber aria-hidden="true">{day.number}</DayNumber>
        <VisuallyHidden>{day.label}</VisuallyHidden>
      </Head>
      <AllDay role={getListRole('ul', undefined)}>
        {allDay.map((item) => (
          <li key={item.id}>
            <CalendarBlock item={item} {...getStop(stopIds.item(day, item))} />
          </li>
        ))}
        {hiddenAllDay > 0 ? (
          <li>
            <MoreButton
              text={labels.more(hiddenAllDay)}
              aria-label={labels.moreOf(hiddenAllDay, day.label)}
              onClick={onMore}
              {...getStop(stopIds.moreAllDay(day))}
            />
          </li>
        ) : null}
      </AllDay>
      <DayHours {...props} />
    </Column>
  )
}

const Column = styled.div`
  min-inline-size: 0;
  border-inline-start: ${border.thin} solid ${color.line};
`

const Head = styled.h3`
  display: grid;
  align-content: center;
  justify-items: center;
  block-size: var(--head);
  color: ${color.inkMuted};
  ${textStyle({ size: 'xs', weight: 'medium', line: 'tight' })}
`

const DayNumber = styled.span`
  min-inline-size: 1.75rem;
  padding-inline: ${space(1)};
  border-radius: ${radius.pill};
  color: ${color.ink};
  ${textStyle({ size: 'md', weight: 'semibold' })}
  line-height: 1.75rem;
  text-align: center;

  [data-today] & {
    color: ${color.accentInk};
    background-color: ${color.accent};
    print-color-adjust: exact;
  }
`

const AllDay = styled.ul`
  block-size: calc(var(--row) * var(--rows) + ${space(2)});
  padding: ${space(1)} 2px;
  border-block-end: ${border.thin} solid ${color.line};

  > li {
    block-size: var(--row);
    padding-block-end: 2px;
  }
`
