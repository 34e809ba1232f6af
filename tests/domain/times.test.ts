import { expect, test } from 'vitest'
import { isTime, parseTypedTime } from '@/domain/times'

test.each([
  ['20:07', '20:07'],
  [' 8:05 ', '08:05'],
  ['8', '08:00'],
  ['20', '20:00'],
  ['830', '08:30'],
  ['2359', '23:59'],
  ['20.30', '20:30'],
  ['20 h', '20:00'],
  ['20:30 hs.', '20:30'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['1:5', undefined],
  ['20:30:15', undefined],
  ['-3', undefined],
  ['mediodía', undefined],
  ['', undefined],
])('reads the text %j as the time %j', (text, time) => {
  expect(parseTypedTime(text)).toBe(time)
})

test('`isTime` accepts only an existing time of day in the format HH:mm', () => {
  expect(['00:00', '23:59', '09:30'].every(isTime)).toBe(true)
  expect(['', '9:30', '24:00', '12:60', '25:99'].some(isTime)).toBe(false)
})

test.each(['x08:30', '08:30x', '8:30', '24:00', '08:60', ''])(
  'rejects %j as a time of the contract',
  (text) => {
    expect(isTime(text)).toBe(false)
  },
)
