import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isAllowedDay } from '@/domain/allowed-days'
import { addDays } from '@/domain/days'
import { toWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'
import { type CalendarEntry, createCalendarFile } from '@/patterns/export/create-calendar-file'
import { hostileTexts } from '../../e2e/hostile-texts'
import { anyCharacter } from '../support/any-text'
import { chooseCount } from '../support/scope'

const monday = '2026-03-16'
const originalTimeZone = process.env.TZ
afterAll(() => {
  process.env.TZ = originalTimeZone
})

const createEntry = (
  overrides: Partial<CalendarEntry> = {},
  allowedWeekdays: readonly Weekday[] = weekdays,
): CalendarEntry => ({
  name: 'Cumpleaños de Sofía',
  message: 'Te espero.',
  place: 'Los Álamos, lote A-12',
  from_date: monday,
  to_date: '2026-03-27',
  start_time: '08:00:00',
  end_time: '17:30:00',
  ...toWeekdayFlags(allowedWeekdays),
  ...overrides,
})

/**
 * Parses a calendar file with a library that the portal does not use. For each occurrence of the event, `days` has the
 * first day, and `periods` has the beginning and the end as instants in UTC.
 */
function parseCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component] = calendar.getAllSubcomponents('vevent')
  const [timezone] = calendar.getAllSubcomponents('vtimezone')
  if (!component) throw new Error('no event')
  if (timezone) ICAL.TimezoneService.register(timezone)
  const event = new ICAL.Event(component)
  const periods: string[] = []
  const days: string[] = []
  const occurrences = event.iterator()
  for (let time = occurrences.next(); time; time = occurrences.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(time)
    days.push(startDate.toString().slice(0, 10))
    periods.push(`${startDate.toJSDate().toISOString()} ${endDate.toJSDate().toISOString()}`)
    if (!event.isRecurring()) break
  }
  return { event, component, days, periods }
}

/** Replaces the parsed calendar if the authorization has no allowed day. In this case, the portal creates no file. */
const emptyCalendar = { days: [], periods: [], event: undefined }

const createFile = (entry: CalendarEntry) => createCalendarFile(entry) ?? ''

describe('a calendar file', () => {
  beforeEach(() => {
    process.env.TZ = originalTimeZone
  })

  test('has an event that occurs on each allowed day, in the time zone of the neighbourhood', () => {
    const { event, periods } = parseCalendar(createFile(createEntry({}, ['monday', 'thursday'])))
    expect(periods).toEqual([
      '2026-03-16T11:00:00.000Z 2026-03-16T20:30:00.000Z',
      '2026-03-19T11:00:00.000Z 2026-03-19T20:30:00.000Z',
      '2026-03-23T11:00:00.000Z 2026-03-23T20:30:00.000Z',
      '2026-03-26T11:00:00.000Z 2026-03-26T20:30:00.000Z',
    ])
    expect(event.startDate.zone.tzid).toBe('America/Argentina/Buenos_Aires')
    expect(event.summary).toBe('Cumpleaños de Sofía')
    expect(event.location).toBe('Los Álamos, lote A-12')
    expect(event.description).toBe('Te espero.')
  })

  test('has an all-day event if the hours cover the whole day', () => {
    const wholeDay = { start_time: '00:00:00', end_time: '23:59:00' }
    const severalDays = parseCalendar(createFile(createEntry(wholeDay, ['saturday', 'sunday'])))
    expect(severalDays.days).toEqual(['2026-03-21', '2026-03-22'])
    expect(severalDays.event.startDate.isDate).toBe(true)
    expect(severalDays.event.endDate.toString()).toBe('2026-03-22')
    const singleDay = parseCalendar(createFile(createEntry({ ...wholeDay, to_date: monday }, ['monday'])))
    expect(singleDay.days).toEqual([monday])
    expect(singleDay.component.hasProperty('rrule')).toBe(false)
  })

  test('begins on the first allowed day, and is not created if the authorization has no allowed day', () => {
    expect(parseCalendar(createFile(createEntry({}, ['wednesday']))).days).toEqual([
      '2026-03-18',
      '2026-03-25',
    ])
    expect(createCalendarFile(createEntry({ to_date: '2026-03-18' }, ['friday']))).toBeUndefined()
  })

  test('has the same UID for the same authorization, and different UIDs for different authorizations', () => {
    const readUid = (entry: CalendarEntry) => parseCalendar(createFile(entry)).event.uid
    expect(readUid(createEntry({ id: 7 }))).toBe(
      readUid(createEntry({ id: 7, name: 'Otro', message: 'Otro' })),
    )
    expect(readUid(createEntry({ id: 7 }))).not.toBe(readUid(createEntry({ id: 8 })))
    // Without an id, the UID depends on the message. Each authorization has a different message.
    expect(readUid(createEntry())).toBe(readUid(createEntry({ name: 'Otro' })))
    expect(readUid(createEntry())).not.toBe(readUid(createEntry({ message: 'Otro' })))
  })

  test('keeps any name, place and message except control characters, in lines of at most 75 bytes', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.string({ maxLength: 120, unit: anyCharacter }),
    )
    fc.assert(fc.property(anyText, anyText, expectTextsInFile), { numRuns: chooseCount(5, 60) })
    for (const text of [...formatBreakingTexts, ...hostileTexts]) expectTextsInFile(text, text)
  })
})

const formatBreakingTexts = [
  'a,b;c\\d"e:f',
  'una\ndos\r\ntres\rcuatro',
  'END:VEVENT\r\nBEGIN:VALARM',
  '👩‍👩‍👧‍👦'.repeat(60),
]

/** Removes the control characters that a calendar file does not allow. Tabs stay, and line breaks become line feeds. */
const toCalendarText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')

/** Expects the texts in the parsed file, no alarm, and lines of at most 75 bytes. `name` is also the place. */
function expectTextsInFile(name: string, message: string) {
  const file = createFile(createEntry({ name, message, place: name }))
  const { event, component } = parseCalendar(file)
  expect(event.summary ?? '').toBe(toCalendarText(name))
  expect(event.location ?? '').toBe(toCalendarText(name))
  expect(event.description ?? '').toBe(toCalendarText(message))
  expect(component.getAllSubcomponents('valarm')).toEqual([])
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
}

const anyStartTime = fc.constantFrom('00:00:00', '07:45:00', '21:00:00', '22:30:00')
const anyEntry = fc
  .record({
    from: fc.integer({ min: 0, max: 900 }),
    length: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 400 })),
    allowedWeekdays: fc.subarray([...weekdays], { minLength: 1 }),
    start_time: anyStartTime,
    end_time: fc.constantFrom('22:31:00', '23:45:00', '23:59:00'),
  })
  .map(({ from: firstDayOffset, length: lengthInDays, allowedWeekdays, start_time, end_time }) =>
    createEntry(
      {
        from_date: addDays(monday, firstDayOffset),
        to_date: addDays(monday, firstDayOffset + lengthInDays),
        start_time,
        end_time,
      },
      allowedWeekdays,
    ),
  )

describe.each([
  'America/Argentina/Buenos_Aires',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Europe/Madrid',
])('a calendar file that is created in the time zone %s', (timeZone) => {
  test('contains exactly the allowed days and hours', () => {
    process.env.TZ = timeZone
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const { from_date, to_date, start_time, end_time } = entry
        const expected: string[] = []
        for (let day = from_date; day <= to_date; day = addDays(day, 1))
          if (isAllowedDay(entry, day)) expected.push(day)
        const file = createCalendarFile(entry)
        const { days, periods, event } = file === undefined ? emptyCalendar : parseCalendar(file)
        expect(days).toEqual(expected)
        // All-day events have no hours.
        if (event?.startDate.isDate) return
        const toInstant = (day: string, time: string) => new Date(`${day}T${time}-03:00`).toISOString()
        expect(periods).toEqual(
          days.map((day) => `${toInstant(day, start_time)} ${toInstant(day, end_time)}`),
        )
      }),
      { numRuns: chooseCount(5, 60) },
    )
  })
})
