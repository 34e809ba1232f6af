import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayMinutes,
  findHourRange,
  listFreeHours,
  maximumLanes,
  minimumMinutes,
  placeItems,
  type TimedItem,
} from '@/design-system/components/WeekCalendar/place-items'

const at = (id: number, start: number, end: number): TimedItem => ({ id, start: start * 60, end: end * 60 })
const describeLanes = (items: readonly TimedItem[]) =>
  placeItems(items).placed.map(({ item, lane, lanes }) => `${item.id}: ${lane + 1}/${lanes}`)

const anyItems = fc
  .array(fc.tuple(fc.nat({ max: 1439 }), fc.nat({ max: 600 })), { maxLength: 60 })
  .map((ranges) =>
    ranges.map(([start, length], id) => ({ id, start, end: Math.min(start + length, dayMinutes) })),
  )

describe('the places of the items of a day', () => {
  test('items that follow each other have the whole width', () => {
    expect(describeLanes([at(2, 9, 11), at(1, 8, 9)])).toEqual(['1: 1/1', '2: 1/1'])
  })

  test('overlapping items stand side by side, the longer first, and others keep the whole width', () => {
    expect(describeLanes([at(1, 9, 10), at(2, 9, 12), at(3, 15, 16)])).toEqual(['2: 1/2', '1: 2/2', '3: 1/1'])
  })

  test('an item takes a lane that has become free', () => {
    expect(describeLanes([at(1, 8, 12), at(2, 8, 9), at(3, 9, 10), at(4, 10, 12)])).toEqual([
      '1: 1/2',
      '2: 2/2',
      '3: 2/2',
      '4: 2/2',
    ])
  })

  test('at the same hour, two items are shown; with a third, one and a button for the others', () => {
    expect(placeItems([at(1, 9, 10), at(2, 9, 10)]).hidden).toEqual([])
    const { placed, hidden } = placeItems([1, 2, 3].map((id) => at(id, 9, 10)))
    expect(placed.map(({ item, lane, lanes }) => [item.id, lane, lanes])).toEqual([[1, 0, 2]])
    expect(hidden).toEqual([{ start: 9 * 60, end: 10 * 60, count: 2, lane: 1, lanes: 2 }])
  })

  test('in a long group, only those that do not fit beside the others at their hours are behind a button', () => {
    const { placed, hidden } = placeItems([
      at(1, 8, 20),
      at(2, 8, 10),
      at(3, 11, 13),
      at(4, 12, 14),
      at(5, 15, 18),
    ])
    expect(placed.map(({ item, lane }) => [item.id, lane])).toEqual([
      [1, 0],
      [2, 1],
      [5, 1],
    ])
    expect(hidden).toEqual([{ start: 11 * 60, end: 14 * 60, count: 2, lane: 1, lanes: 2 }])
  })

  test('200 items at the same hours become one item and one button for 199', () => {
    const items = Array.from({ length: 200 }, (_, id) => at(id, 9, 13))
    const { placed, hidden } = placeItems(items)
    expect(placed).toHaveLength(1)
    expect(hidden).toEqual([{ start: 9 * 60, end: 13 * 60, count: 199, lane: 1, lanes: 2 }])
  })

  test('a short item is drawn for half an hour, also at the end of the day, and shifts what overlaps it', () => {
    const short = { id: 1, start: 600, end: 601 }
    expect(placeItems([short]).placed[0]).toMatchObject({ start: 600, end: 630 })
    expect(placeItems([{ id: 1, start: 1439, end: 1440 }]).placed[0]).toMatchObject({
      start: 1410,
      end: 1440,
    })
    expect(describeLanes([short, { id: 2, start: 615, end: 700 }])).toEqual(['1: 1/2', '2: 2/2'])
  })

  test('no two places overlap, and every item is shown or counted', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { placed, hidden } = placeItems(items)
        const hiddenCount = hidden.reduce((sum, { count }) => sum + count, 0)
        expect(placed.length + hiddenCount).toBe(items.length)
        const places = [...placed, ...hidden]
        for (const place of places) {
          expect(place.lane).toBeLessThan(place.lanes)
          expect(place.lanes).toBeLessThanOrEqual(maximumLanes.onScreen)
          expect(place.end - place.start).toBeGreaterThanOrEqual(minimumMinutes)
          expect(place.end).toBeLessThanOrEqual(dayMinutes)
          const inSameHours = places.filter(({ start, end }) => start < place.end && place.start < end)
          for (const other of inSameHours) {
            expect(other.lanes).toBe(place.lanes)
            if (other !== place) expect(other.lane).not.toBe(place.lane)
          }
        }
      }),
      { numRuns: 300, seed: 20260316 },
    )
  })
})

describe('the hours of a calendar', () => {
  test('are the usual ones without items, and reach as far as the items', () => {
    expect(findHourRange([])).toEqual({ first: 7, last: 21 })
    expect(findHourRange([at(1, 9, 18)])).toEqual({ first: 7, last: 21 })
    expect(findHourRange([{ id: 1, start: 330, end: 1439 }])).toEqual({ first: 5, last: 24 })
  })

  test('are free where no item is drawn', () => {
    const items = [{ id: 1, start: 570, end: 600 }, at(2, 11, 12)]
    expect(listFreeHours(items, { first: 8, last: 14 })).toEqual([8, 10, 12, 13])
  })
})
