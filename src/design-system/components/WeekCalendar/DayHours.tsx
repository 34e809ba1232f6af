import type { CSSProperties, ReactElement } from 'react'
import styled from 'styled-components'
import { hiddenInPrint, insetFocus, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, motion, radius } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'
import { LinkElement } from '../TextLink/LinkElement'
import { CalendarBlock } from './CalendarBlock'
import { type CalendarLabels, type ShownDay, type StopProps, stopIds } from './calendar-day'
import { MoreButton } from './MoreButton'

export interface DayHoursProps {
  shown: ShownDay
  firstHour: number
  /** The present minute if it is this day. */
  now: number | undefined
  getStop: (id: string) => StopProps
  onMore: () => void
  renderHour: (hour: number) => ReactElement<Record<string, unknown>>
  labels: CalendarLabels
}

/** The items of a day that have hours, and its free hours. */
export function DayHours({ shown, firstHour, now, getStop, onMore, renderHour, labels }: DayHoursProps) {
  const { day, layout, freeHours } = shown
  const place = (start: number, end: number, lane = 0, lanes = 1) =>
    ({
      '--from': start / 60 - firstHour,
      '--length': (end - start) / 60,
      '--lane': lane,
      '--lanes': lanes,
    }) as CSSProperties
  return (
    <Hours>
      <ul role={getListRole('ul', undefined)}>
        {layout.placed.map(({ item, start, end, lane, lanes }) => (
          <Place key={item.id} style={place(start, end, lane, lanes)}>
            <CalendarBlock item={item} lanes={lanes} {...getStop(stopIds.item(day, item))} />
          </Place>
        ))}
        {layout.hidden.map(({ start, end, count, lane, lanes }) => (
          <Place key={`more ${start}`} style={place(start, end, lane, lanes)}>
            <MoreButton
              text={labels.more(count)}
              aria-label={labels.moreOf(count, day.label)}
              onClick={onMore}
              {...getStop(stopIds.more(day, start))}
            />
          </Place>
        ))}
      </ul>
      <ul role={getListRole('ul', undefined)} aria-label={labels.freeHours} hidden={freeHours.length === 0}>
        {freeHours.map((hour) => (
          <Place key={hour} style={place(hour * 60, (hour + 1) * 60)} data-free="">
            <FreeHour
              render={renderHour(hour)}
              aria-label={labels.freeHour(day.label, hour)}
              {...getStop(stopIds.hour(day, hour))}
            >
              + {labels.hour(hour)}
            </FreeHour>
          </Place>
        ))}
      </ul>
      {now === undefined || now < firstHour * 60 ? null : <NowLine style={place(now, now)} />}
    </Hours>
  )
}

/* The lines of the hours are a picture, because 98 elements would only draw lines. */
const Hours = styled.div`
  position: relative;
  block-size: calc(var(--hour) * var(--hours));
  background-image: linear-gradient(to bottom, ${color.line} 1px, transparent 1px);
  background-size: 100% var(--hour);
  overflow: hidden;
`

const Place = styled.li`
  position: absolute;
  inset-block-start: calc(var(--hour) * var(--from));
  inset-inline-start: calc(100% / var(--lanes) * var(--lane));
  block-size: calc(var(--hour) * var(--length));
  inline-size: calc(100% / var(--lanes));
  padding-inline: 2px;

  &:has(> [data-lanes='2']) {
    padding-inline: 1px;
  }

  /* The block with the focus shows its whole text. The tooltip of a pointer does the same. */
  &:has(> [data-lanes]:focus-visible) {
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: auto;
    min-block-size: calc(var(--hour) * var(--length));

    > [data-lanes] {
      min-block-size: inherit;
      white-space: normal;
      writing-mode: horizontal-tb;
    }
  }

  &[data-free] {
    ${hiddenInPrint}
  }
`

/* A free hour is visible only under the pointer and with the focus, so that the week stays calm. */
const FreeHour = styled(LinkElement)`
  display: grid;
  place-items: center;
  block-size: 100%;
  border-radius: ${radius.sm};
  ${textStyle({ size: 'xs', weight: 'medium', line: 'tight' })}
  ${tint('accent')}
  text-decoration: none;
  opacity: 0;
  transition: opacity ${motion.fast};

  &:focus-visible {
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover {
      opacity: 1;
    }
  }
  ${insetFocus}
`

const NowLine = styled.div`
  position: absolute;
  inset-block-start: calc(var(--hour) * var(--from));
  inset-inline: 0;
  border-block-start: ${border.thick} solid ${color.danger};
  pointer-events: none;
  ${hiddenInPrint}
`
