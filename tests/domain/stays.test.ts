import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeStay, isPastInstant, measureStay } from '@/domain/stays'

const now = Date.parse('2026-03-16T13:00:00Z')

test('describes a stay by the local time of the neighbourhood', () => {
  expect(describeStay('2026-03-16T09:47:00-03:00', now)).toEqual({
    day: '2026-03-16',
    time: '09:47',
    minutes: 13,
  })
  expect(describeStay('2026-03-15T02:30:00Z', now)).toMatchObject({ day: '2026-03-14', time: '23:30' })
})

test.each([
  ['a device whose clock is a day behind', '2026-03-17T09:00:00-03:00'],
  ['a text that is no instant', 'yesterday'],
])('has no negative or unknown minutes with %s', (_, checkin) => {
  expect(describeStay(checkin, now).minutes).toBe(0)
})

test('measures a stay against the last minute of the permitted hours', () => {
  const stay = { day: '2026-03-16', time: '09:00', minutes: 60 }
  expect(measureStay(stay, '12:59:00')).toEqual({ part: 0.25, minutesLeft: 180 })
  expect(measureStay({ ...stay, minutes: 300 }, '12:59:00')).toEqual({ part: 1, minutesLeft: 0 })
  expect(measureStay(stay, '08:00:00')).toEqual({ part: 1, minutesLeft: 0 })
})

test('the part of a stay is from 0 to 1, and grows with the minutes', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(time, time, fc.nat(3000), fc.nat(3000), (start, end, minutes, more) => {
      const measure = (total: number) =>
        measureStay({ day: '2026-03-16', time: start, minutes: total }, `${end}:00`)
      const [before, after] = [measure(minutes), measure(minutes + more)]
      return before.part >= 0 && after.part <= 1 && before.part <= after.part && after.minutesLeft >= 0
    }),
  )
})

test('an instant is past after it, and a text that is no instant never is', () => {
  const now = Date.parse('2026-03-16T10:00:00-03:00')
  expect(isPastInstant('2026-03-16T09:59:59-03:00', now)).toBe(true)
  expect(isPastInstant('2026-03-16T13:00:00Z', now)).toBe(false)
  expect(isPastInstant('mañana', now)).toBe(false)
})
