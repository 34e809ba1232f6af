import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { type AllowedTime, findFirstAllowedDay } from '@/domain/allowed-days'
import { isAllDay } from '@/domain/authorizations'
import { addDays, type Day, neighbourhoodZone, toClockTime, toUtcInstant } from '@/domain/days'
import { fromWeekdayFlags, weekdays } from '@/domain/weekdays'

export interface CalendarEntry extends AllowedTime {
  /** The id of the authorization, if it is known. */
  id?: number
  name: string
  message: string
  /** The text for the location of the event: the neighbourhood and, if it is known, the lot. */
  place: string
}

/** The time zone as an iCalendar block. The zone has had no summer time since 2009. */
const timeZoneBlock = `BEGIN:VTIMEZONE
TZID:${neighbourhoodZone}
BEGIN:STANDARD
DTSTART:20090315T000000
TZOFFSETFROM:-0200
TZOFFSETTO:-0300
TZNAME:-03
END:STANDARD
END:VTIMEZONE`

/**
 * Returns the text of an iCalendar file (RFC 5545) with one event, which repeats on the allowed days. Returns undefined
 * if no day is allowed.
 */
export function createCalendarFile(entry: CalendarEntry): string | undefined {
  const firstDay = findFirstAllowedDay(entry, entry.from_date)
  if (firstDay === undefined) return undefined
  const calendar = new ICalCalendar({
    prodId: createProductId('Autorizaciones'),
    timezone: { name: null, generator: () => timeZoneBlock },
  })
  calendar.createEvent({
    id: buildUid(entry),
    ...createStamp(),
    ...buildEventHours(entry, firstDay),
    repeating: entry.to_date > firstDay ? buildRecurrenceRule(entry) : null,
    summary: removeControlCharacters(entry.name),
    location: removeControlCharacters(entry.place),
    description: removeControlCharacters(entry.message),
  })
  return calendar.toString()
}

const createProductId = (product: string) => ({ company: 'Portal de residentes', product, language: 'ES' })

/** The sequence number grows with time. If the user adds a newer file, the calendar then updates the event. */
function createStamp() {
  const now = new Date()
  return { stamp: now, sequence: Math.floor(now.getTime() / 60_000) }
}

/** Something that happens on a day. */
export interface WholeDayEvent {
  /** Unique among the events of the portal, and the same in every file. */
  id: string
  name: string
  place: string
  day: Day
  /** The absolute address of the screen that the event is about. */
  url: string
}

/** Returns the text of an iCalendar file with an event for each day. The events do not mark the user as busy. */
export function createDaysCalendar(product: string, events: readonly WholeDayEvent[]): string {
  const calendar = new ICalCalendar({ prodId: createProductId(product) })
  for (const { id, name, place, day, url } of events)
    calendar.createEvent({
      id: `${id}@portal-de-residentes`,
      ...createStamp(),
      ...buildWholeDay(day),
      summary: removeControlCharacters(name),
      location: removeControlCharacters(place),
      url,
    })
  return calendar.toString()
}

const buildWholeDay = (day: Day) => ({
  allDay: true,
  start: toClockTime(day),
  end: toClockTime(addDays(day, 1)),
  transparency: ICalEventTransparency.TRANSPARENT,
})

/** Returns when the event begins and ends on its first day. A whole-day event does not mark the user as busy. */
function buildEventHours(entry: CalendarEntry, day: Day) {
  if (isAllDay(entry)) return buildWholeDay(day)
  const { start_time, end_time } = entry
  return { timezone: neighbourhoodZone, start: toClockTime(day, start_time), end: toClockTime(day, end_time) }
}

/**
 * Builds the weekly recurrence rule. RFC 5545 prescribes the form of its end: a date for a whole-day event, an instant in
 * UTC for an event with hours.
 */
function buildRecurrenceRule(entry: CalendarEntry): string {
  const chosen = fromWeekdayFlags(entry)
  const days = (chosen.length > 0 ? chosen : weekdays).map((day) => day.slice(0, 2).toUpperCase())
  const until = isAllDay(entry)
    ? toClockTime(entry.to_date).format('YYYYMMDD')
    : toUtcInstant(entry.to_date, '23:59:59').format('YYYYMMDD[T]HHmmss[Z]')
  return `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')};UNTIL=${until}`
}

/**
 * Builds the UID of the event from the id of the authorization. If the id is unknown, the UID contains a hash of the
 * message. Each message contains a unique code or link.
 */
function buildUid({ id, message }: CalendarEntry): string {
  return `autorizacion-${id ?? hashText(message)}@portal-de-residentes`
}

/** Returns a short hash of a text (FNV-1a). */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return `m${hash.toString(36)}`
}

/** Removes the control characters that iCalendar does not allow. Line breaks become line feeds; tabs stay. */
const removeControlCharacters = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
