import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { type AllowedTime, findFirstAllowedDay } from '@/domain/allowed-days'
import { isAllDay } from '@/domain/authorizations'
import { addDays, type Day, neighbourhoodZone, toClockTime, toUtcInstant } from '@/domain/days'
import { fromWeekdayFlags, weekdays } from '@/domain/weekdays'

/** What a calendar is told of an authorization. */
export interface CalendarEntry extends AllowedTime {
  /** Its number, where it is known. */
  id?: number
  name: string
  message: string
  /** Where to go. */
  place: string
}

/** The zone as calendars want it told: since 2009 it has no summer time. */
const timeZoneBlock = `BEGIN:VTIMEZONE
TZID:${neighbourhoodZone}
BEGIN:STANDARD
DTSTART:20090315T000000
TZOFFSETFROM:-0200
TZOFFSETTO:-0300
TZNAME:-03
END:STANDARD
END:VTIMEZONE`

/** A file with the days and hours of an authorization (RFC 5545); undefined where it lets in on no day. */
export function createCalendarFile(entry: CalendarEntry): string | undefined {
  const firstDay = findFirstAllowedDay(entry, entry.from_date)
  if (firstDay === undefined) return undefined
  const calendar = new ICalCalendar({
    prodId: { company: 'Portal de residentes', product: 'Autorizaciones', language: 'ES' },
    timezone: { name: null, generator: () => timeZoneBlock },
  })
  const now = new Date()
  calendar.createEvent({
    id: uidOf(entry),
    stamp: now,
    // Whatever was added before is replaced by what is added later.
    sequence: Math.floor(now.getTime() / 60_000),
    ...hoursOf(entry, firstDay),
    repeating: entry.to_date > firstDay ? recurrenceRule(entry) : null,
    summary: plain(entry.name),
    location: plain(entry.place),
    description: plain(entry.message),
  })
  return calendar.toString()
}

/** The first day's beginning and end. A whole day keeps nobody busy. */
function hoursOf(entry: CalendarEntry, day: Day) {
  if (isAllDay(entry)) {
    const transparency = ICalEventTransparency.TRANSPARENT
    return { allDay: true, start: toClockTime(day), end: toClockTime(addDays(day, 1)), transparency }
  }
  const { start_time, end_time } = entry
  return { timezone: neighbourhoodZone, start: toClockTime(day, start_time), end: toClockTime(day, end_time) }
}

/** The weekly rule. Its end is a day where the days are whole, and else an instant in UTC. */
function recurrenceRule(entry: CalendarEntry): string {
  const chosen = fromWeekdayFlags(entry)
  const days = (chosen.length > 0 ? chosen : weekdays).map((day) => day.slice(0, 2).toUpperCase())
  const until = isAllDay(entry)
    ? toClockTime(entry.to_date).format('YYYYMMDD')
    : toUtcInstant(entry.to_date, '23:59:59').format('YYYYMMDD[T]HHmmss[Z]')
  return `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')};UNTIL=${until}`
}

/** The same authorization has the same name in every calendar. The message of one has a code or a link of its own. */
function uidOf({ id, message }: CalendarEntry): string {
  return `autorizacion-${id ?? digest(message)}@portal-de-residentes`
}

/** A short name for a text (FNV-1a). */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return `m${hash.toString(36)}`
}

/** A text as a calendar may hold it: of the signs that are not seen, only line feeds and tabs. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
