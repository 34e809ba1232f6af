import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isAllowedDay } from '@/domain/allowed-days'
import { addDays } from '@/domain/days'
import { toWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'
import { type CalendarEntry, createCalendarFile } from '@/features/authorizations/share/create-calendar-file'
import { hostileTexts } from '../../../e2e/hostile-texts'

/** Monday. */
const start = '2026-03-16'
const zone = process.env.TZ
afterAll(() => {
  process.env.TZ = zone
})

const entry = (change: Partial<CalendarEntry> = {}, days: readonly Weekday[] = weekdays): CalendarEntry => ({
  name: 'Cumpleaños de Sofía',
  message: 'Te espero.',
  place: 'Los Álamos, lote A-12',
  from_date: start,
  to_date: '2026-03-27',
  start_time: '08:00:00',
  end_time: '17:30:00',
  ...toWeekdayFlags(days),
  ...change,
})

/** Parses the file with another library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component] = calendar.getAllSubcomponents('vevent')
  const [timezone] = calendar.getAllSubcomponents('vtimezone')
  if (!component) throw new Error('no event')
  if (timezone) ICAL.TimezoneService.register(timezone)
  const event = new ICAL.Event(component)
  const visits: string[] = []
  const days: string[] = []
  const occurrences = event.iterator()
  for (let time = occurrences.next(); time; time = occurrences.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(time)
    days.push(startDate.toString().slice(0, 10))
    visits.push(`${startDate.toJSDate().toISOString()} ${endDate.toJSDate().toISOString()}`)
    if (!event.isRecurring()) break
  }
  return { event, component, days, visits }
}

const nothing = { days: [], visits: [], event: undefined }

const createFile = (entryOfFile: CalendarEntry) => createCalendarFile(entryOfFile) ?? ''

describe('a calendar file', () => {
  beforeEach(() => {
    process.env.TZ = zone
  })

  test('has the event of each day, with the hours of the neighbourhood', () => {
    const { event, visits } = read(createFile(entry({}, ['monday', 'thursday'])))
    expect(visits).toEqual([
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

  test('writes whole days, also for a single day', () => {
    const wholeDay = { start_time: '00:00:00', end_time: '23:59:00' }
    const several = read(createFile(entry(wholeDay, ['saturday', 'sunday'])))
    expect(several.days).toEqual(['2026-03-21', '2026-03-22'])
    expect(several.event.startDate.isDate).toBe(true)
    expect(several.event.endDate.toString()).toBe('2026-03-22')
    const single = read(createFile(entry({ ...wholeDay, to_date: start }, ['monday'])))
    expect(single.days).toEqual([start])
    expect(single.component.hasProperty('rrule')).toBe(false)
  })

  test('begins on the first allowed day, and is undefined without an allowed day', () => {
    expect(read(createFile(entry({}, ['wednesday']))).days).toEqual(['2026-03-18', '2026-03-25'])
    expect(createCalendarFile(entry({ to_date: '2026-03-18' }, ['friday']))).toBeUndefined()
  })

  test('has the same UID for the same authorization, and another for another', () => {
    const uid = (sharedEntry: CalendarEntry) => read(createFile(sharedEntry)).event.uid
    expect(uid(entry({ id: 7 }))).toBe(uid(entry({ id: 7, name: 'Otro', message: 'Otro' })))
    expect(uid(entry({ id: 7 }))).not.toBe(uid(entry({ id: 8 })))
    // A new authorization may have no id yet, but its message is unique.
    expect(uid(entry())).toBe(uid(entry({ name: 'Otro' })))
    expect(uid(entry())).not.toBe(uid(entry({ message: 'Otro' })))
  })

  test('keeps any text, in lines that every calendar can read', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.string({ maxLength: 120, unit: 'binary' }),
    )
    fc.assert(fc.property(anyText, anyText, expectKept), { numRuns: 60 })
    for (const text of [...breaking, ...hostileTexts]) expectKept(text, text)
  })
})

const breaking = [
  'a,b;c\\d"e:f',
  'una\ndos\r\ntres\rcuatro',
  'END:VEVENT\r\nBEGIN:VALARM',
  '👩‍👩‍👧‍👦'.repeat(60),
]

/** A calendar permits only line feeds and tabs among the control characters. */
const seen = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')

function expectKept(name: string, message: string) {
  const file = createFile(entry({ name, message, place: name }))
  const { event, component } = read(file)
  expect(event.summary ?? '').toBe(seen(name))
  expect(event.location ?? '').toBe(seen(name))
  expect(event.description ?? '').toBe(seen(message))
  expect(component.getAllSubcomponents('valarm')).toEqual([])
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
}

const anyTime = fc.constantFrom('00:00:00', '07:45:00', '21:00:00', '22:30:00')
const anyEntry = fc
  .record({
    from: fc.integer({ min: 0, max: 900 }),
    length: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 400 })),
    days: fc.subarray([...weekdays], { minLength: 1 }),
    start_time: anyTime,
    end_time: fc.constantFrom('22:31:00', '23:45:00', '23:59:00'),
  })
  .map(({ from, length, days, start_time, end_time }) =>
    entry(
      { from_date: addDays(start, from), to_date: addDays(start, from + length), start_time, end_time },
      days,
    ),
  )

describe.each([
  'America/Argentina/Buenos_Aires',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Europe/Madrid',
])('created in the time zone %s', (tz) => {
  test('contains exactly the allowed days and hours', () => {
    process.env.TZ = tz
    fc.assert(
      fc.property(anyEntry, (generated) => {
        const { from_date, to_date, start_time, end_time } = generated
        const expected: string[] = []
        for (let day = from_date; day <= to_date; day = addDays(day, 1))
          if (isAllowedDay(generated, day)) expected.push(day)
        const file = createCalendarFile(generated)
        const { days, visits, event } = file === undefined ? nothing : read(file)
        expect(days).toEqual(expected)
        if (event?.startDate.isDate) return
        const instant = (day: string, time: string) => new Date(`${day}T${time}-03:00`).toISOString()
        expect(visits).toEqual(days.map((day) => `${instant(day, start_time)} ${instant(day, end_time)}`))
      }),
      { numRuns: 60 },
    )
  })
})
