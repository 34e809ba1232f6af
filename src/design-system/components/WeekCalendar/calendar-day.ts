import type { ReactElement } from 'react'
import type { FocusStop } from './move-focus'
import { type DayLayout, listFreeHours, placeItems, type TimedItem } from './place-items'

/** An item of a calendar: a link to its details. */
export interface CalendarItem extends TimedItem {
  title: string
  /** A short text below the title, such as the hours. */
  detail?: string
  /** What is special about the item, in words. */
  note?: string
  /** The whole text, for screen readers and as the tooltip, because a block can be too small for it. */
  label: string
  isAllDay?: boolean
  /** `dashed`: not certain yet. `danger`: cannot take place. The label has to say the same in words. */
  edge?: 'dashed' | 'danger'
  isPast?: boolean
  /** The link of the item. */
  render: ReactElement<Record<string, unknown>>
}

export interface WeekCalendarDay {
  id: string
  /** The short name above the column: `mar`. */
  name: string
  /** The number of the day in its month. */
  number: string
  /** The whole name for screen readers. */
  label: string
  isToday?: boolean
  items: readonly CalendarItem[]
  /** The first hour that can be chosen; undefined if no hour can be chosen. */
  firstFreeHour?: number
}

/** The texts of a calendar. */
export interface CalendarLabels {
  /** Beside the row above the hours: 'Todo el día'. */
  allDay: string
  /** The name of the list of free hours. */
  freeHours: string
  /** The name of a free hour: 'Autorizar el martes 24 desde las 9:00'. */
  freeHour: (dayLabel: string, hour: number) => string
  hour: (hour: number) => string
  /** '+12 más' */
  more: (count: number) => string
  /** The name of the button with the text of `more`. It begins with that text. */
  moreOf: (count: number, dayLabel: string) => string
  /** The title of the items whose text does not fit in their blocks on paper. */
  printedItems: string
}

/** What a calendar shows of a day. */
export interface ShownDay {
  day: WeekCalendarDay
  allDay: readonly CalendarItem[]
  /** The number of items of the whole day behind a button. */
  hiddenAllDay: number
  layout: DayLayout<CalendarItem>
  freeHours: readonly number[]
}

/** More rows would push the hours out of the first screen. */
const maximumRows = 3

/** Arranges a day between two hours, with at most `lanes` items beside each other. */
export function arrangeDay(
  day: WeekCalendarDay,
  hours: { first: number; last: number },
  lanes: number,
): ShownDay {
  const allDay = day.items.filter(({ isAllDay }) => isAllDay)
  const timed = day.items.filter(({ isAllDay }) => !isAllDay)
  const shownCount = allDay.length > maximumRows ? maximumRows - 1 : allDay.length
  const { firstFreeHour = Number.POSITIVE_INFINITY } = day
  return {
    day,
    allDay: allDay.slice(0, shownCount),
    hiddenAllDay: allDay.length - shownCount,
    layout: placeItems(timed, lanes),
    freeHours: listFreeHours(timed, hours).filter((hour) => hour >= firstFreeHour),
  }
}

/** On paper, a block of this length has room for a title and its hours; with other blocks beside it, this needs the longer one. */
const readableMinutes = { alone: 90, beside: 150 }

/** Returns the items that a button hides and those whose blocks are too small on paper for their texts, in the order of the day. */
export function listUnreadableItems({ day, allDay, layout }: ShownDay): CalendarItem[] {
  const readable = new Set(allDay)
  for (const { item, start, end, lanes } of layout.placed)
    if (end - start >= (lanes > 1 ? readableMinutes.beside : readableMinutes.alone)) readable.add(item)
  return day.items.filter((item) => !readable.has(item)).sort((left, right) => left.start - right.start)
}

/** The number of rows above the hours. */
export const countRows = ({ allDay, hiddenAllDay }: ShownDay): number =>
  allDay.length + Math.min(hiddenAllDay, 1)

/** The props of an element that can have the focus. */
export interface StopProps {
  'data-stop': string
  tabIndex: number
}

/** The ids of the elements that can have the focus. */
export const stopIds = {
  item: (day: WeekCalendarDay, item: CalendarItem) => `${day.id} item ${item.id}`,
  moreAllDay: (day: WeekCalendarDay) => `${day.id} more`,
  more: (day: WeekCalendarDay, start: number) => `${day.id} more ${start}`,
  hour: (day: WeekCalendarDay, hour: number) => `${day.id} hour ${hour}`,
}

/** Lists the elements of a day that can have the focus, in their order on screen. */
export function listStops(
  { day, allDay, hiddenAllDay, layout, freeHours }: ShownDay,
  index: number,
): FocusStop[] {
  const above = [
    ...allDay.map((item) => stopIds.item(day, item)),
    ...(hiddenAllDay > 0 ? [stopIds.moreAllDay(day)] : []),
  ]
  const timed = [
    ...layout.placed.map(({ item, start }) => ({ id: stopIds.item(day, item), start })),
    ...layout.hidden.map(({ start }) => ({ id: stopIds.more(day, start), start })),
    ...freeHours.map((hour) => ({ id: stopIds.hour(day, hour), start: hour * 60 })),
  ]
  return [
    ...above.map((id, row) => ({ id, start: row - above.length })),
    ...timed.sort((left, right) => left.start - right.start),
  ].map((stop) => ({ ...stop, day: index }))
}
