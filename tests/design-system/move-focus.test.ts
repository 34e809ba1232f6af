import { expect, test } from 'vitest'
import { moveFocus } from '@/design-system/components/WeekCalendar/move-focus'

const stops = [
  { id: 'mon all day', day: 0, start: -1 },
  { id: 'mon 7', day: 0, start: 420 },
  { id: 'mon 9', day: 0, start: 540 },
  { id: 'wed 8', day: 2, start: 480 },
  { id: 'wed 15', day: 2, start: 900 },
  { id: 'thu 7', day: 3, start: 420 },
]

test.each([
  ['mon all day', 'ArrowDown', 'mon 7'],
  ['mon 7', 'ArrowUp', 'mon all day'],
  ['mon all day', 'ArrowUp', undefined],
  ['mon 9', 'ArrowDown', undefined],
  ['mon 9', 'ArrowRight', 'wed 8'],
  ['wed 15', 'ArrowRight', 'thu 7'],
  ['thu 7', 'ArrowRight', undefined],
  ['thu 7', 'ArrowLeft', 'wed 8'],
  ['wed 15', 'ArrowLeft', 'mon 9'],
  ['mon all day', 'ArrowLeft', undefined],
  ['mon 7', 'End', 'mon 9'],
  ['mon 9', 'Home', 'mon all day'],
  ['mon 9', 'Enter', undefined],
  ['none', 'ArrowDown', undefined],
])('from %s, %s goes to %s', (id, key, expected) => {
  expect(moveFocus(stops, id, key)?.id).toBe(expected)
})
