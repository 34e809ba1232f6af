import { expect, test } from 'vitest'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { createAuthorizationValues } from '@/features/authorizations/form/authorization-form'
import { getDayChoice, listDayOptions } from '@/features/authorizations/quick/day-choices'
import { areHoursPassed, getHoursChoice, toHours } from '@/features/authorizations/quick/hour-choices'
import { createQuickValues, isQuick, listHiddenFields } from '@/features/authorizations/quick/quick-values'
import { buildSentence } from '@/features/authorizations/quick/sentence'
import { summarize } from '@/features/authorizations/quick/use-recent-use'

const monday = '2026-03-16'
const oscar = { id: 1, full_name: 'Oscar Vera', id_number: '30111222' }
const ana = { id: 2, full_name: 'Ana Paz', id_number: '28999000' }
const quick = { ...createQuickValues(monday), people: [oscar] }
const week = { ...createAuthorizationValues(monday), people: [oscar] }

test('names each of the next days, up to the weekday of tomorrow one week later, across the end of a month', () => {
  expect(listDayOptions('2026-12-30').map(({ label }) => label)).toEqual([
    'Hoy',
    'Mañana',
    'Viernes 1',
    'Sábado 2',
    'Domingo 3',
    'Lunes 4',
    'Martes 5',
    'Miércoles 6',
    'Jueves 7',
    'Otro día',
    'Se repite',
  ])
})

test.each([
  [{ days: 'single', from: monday }, monday],
  [{ days: 'single', from: '2026-03-24' }, '2026-03-24'],
  [{ days: 'single', from: '2026-03-25' }, 'other'],
  [{ days: 'single', from: '2026-03-15' }, 'other'],
  [{ days: 'single', from: '' }, 'other'],
  [{ days: 'several', from: monday }, 'repeat'],
] as const)('shows the days %j as the choice %s', (values, choice) => {
  expect(getDayChoice(values, monday)).toBe(choice)
})

test.each(['morning', 'afternoon', 'whole'] as const)(
  'the hours of the choice %s are shown as it',
  (choice) => {
    expect(getHoursChoice({ ...quick, ...toHours(choice, quick, '10:00') })).toBe(choice)
  },
)

test('keeps the hours when the user wants to change them', () => {
  const morning = { ...quick, ...toHours('morning', quick, '10:00') }
  expect({ ...morning, ...toHours('other', morning, '10:00') }).toEqual(morning)
  const whole = { ...morning, ...toHours('whole', morning, '10:00') }
  expect({ ...whole, ...toHours('other', whole, '10:00') }).toEqual(morning)
  expect(getHoursChoice({ hours: 'range', start: '08:00', end: '12:30' })).toBe('other')
})

test.each([
  ['10:00', '11:00', '13:00'],
  ['10:40', '11:00', '13:00'],
  ['20:59', '21:00', '23:00'],
  ['21:05', '22:00', '23:59'],
  ['22:30', '23:00', '23:59'],
  ['23:30', '23:00', '23:59'],
])('proposes at %s the hours from %s to %s instead of the whole day', (time, start, end) => {
  expect(toHours('other', quick, time)).toEqual({ hours: 'range', start, end })
})

test('only hours of the current day can have passed', () => {
  const morning = { ...quick, ...toHours('morning', quick, '10:00') }
  expect(areHoursPassed(morning, monday, '12:00')).toBe(false)
  expect(areHoursPassed(morning, monday, '12:01')).toBe(true)
  expect(areHoursPassed({ ...morning, from: '2026-03-17' }, monday, '12:01')).toBe(false)
  expect(areHoursPassed(quick, monday, '23:59')).toBe(false)
})

test.each([
  ['Elegí a quién autorizás, hoy, todo el día', { ...quick, people: [] }],
  ['Oscar Vera y 1 más, mañana, todo el día', { ...quick, people: [oscar, ana], from: '2026-03-17' }],
  [
    'Oscar Vera, martes 24, de 8 a 12',
    { ...quick, from: '2026-03-24', ...toHours('morning', quick, '10:00') },
  ],
  [
    'Oscar Vera, 25-03-2026, de 8:30 a 11',
    { ...quick, from: '2026-03-25', hours: 'range' as const, start: '08:30', end: '11:00' },
  ],
  ['Oscar Vera, hoy, todo el día', { ...quick, hours: 'range' as const, start: '00:00', end: '23:59' }],
  ['Oscar Vera, elegí el día, todo el día', { ...quick, from: '' }],
  ['Oscar Vera, hoy, elegí el horario', { ...quick, hours: 'range' as const, start: '12:00', end: '10:00' }],
  ['Oscar Vera, del 16-03-2026 al 23-03-2026, todo el día', week],
  ['Oscar Vera, elegí el día, todo el día', { ...week, to: '2026-03-10' }],
  [
    'Oscar Vera, los martes y sábados del 16-03-2026 al 23-03-2026, todo el día',
    { ...week, week: 'some' as const, weekdays: ['tuesday' as const, 'saturday' as const] },
  ],
  ['Oscar Vera, elegí el día, todo el día', { ...week, week: 'some' as const, weekdays: [] }],
])('says: %s', (sentence, values) => {
  expect(buildSentence(values, monday)).toBe(sentence)
})

test('shows all values that it has fields for, for up to twelve people', () => {
  const people = Array.from({ length: 13 }, (_, index) => ({ ...ana, id: 10 + index }))
  expect(isQuick(quick)).toBe(true)
  expect(isQuick({ ...quick, title: 'Oscar Vera' })).toBe(true)
  expect(isQuick(week)).toBe(true)
  expect(isQuick({ ...quick, people: people.slice(1) })).toBe(true)
  expect(isQuick({ ...quick, people })).toBe(false)
  expect(
    listHiddenFields({ ...quick, title: ' Poda ', arrival: 'PROPERTY', note: 'Trae escalera.' }),
  ).toEqual(['title', 'arrival', 'note'])
})

const createSummary = (summary: Partial<AuthorizationSummary>) =>
  ({ source: 'PERSON', preauthorization_type: 'PERSONAL', people: [], ...summary }) as AuthorizationSummary

test('finds the most frequent people first, with the type of their newest authorization', () => {
  const { people, lastTypes } = summarize([
    createSummary({ preauthorization_type: 'INVITE', people: [{ id: 9, full_name: 'Guest' }] }),
    createSummary({ source: 'ADMIN', people: [{ id: 8, full_name: 'Pest control' }] }),
    // The type of a newer API.
    createSummary({ preauthorization_type: 'DRONE' as 'OTHER', people: [oscar] }),
    createSummary({ preauthorization_type: 'FAMILY', people: [oscar] }),
    createSummary({ preauthorization_type: 'VENDOR', people: [ana] }),
    createSummary({ preauthorization_type: 'OTHER', people: [ana] }),
  ])
  expect(people.map(({ id }) => id)).toEqual([ana.id, oscar.id])
  expect([...lastTypes]).toEqual([
    [oscar.id, 'FAMILY'],
    [ana.id, 'VENDOR'],
  ])
})
