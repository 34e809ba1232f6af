import { parseDuration } from '@mocks/controls/duration'
import { WorldClock } from '@mocks/db/clock'
import { describe, expect, it } from 'vitest'

const monday = Date.parse('2026-03-16T10:00:00-03:00')
const minute = 60_000

/** Creates a wall clock: the test changes `now`, and the world's clock calls `read`. */
function createWallClock(start: number) {
  const wallClock = { now: start, read: () => wallClock.now }
  return wallClock
}

describe('the clock of a world', () => {
  it('is stopped without a wall clock', () => {
    const clock = WorldClock.createAt(monday)
    expect(clock.now().toISOString()).toBe('2026-03-16T13:00:00.000Z')
    expect(clock.state()).toEqual({ isTicking: false, offset: monday })
  })

  it('ticks with the wall clock from the instant that was set', () => {
    const wallClock = createWallClock(5_000)
    const clock = WorldClock.createAt(monday, wallClock.read)
    wallClock.now += 2 * minute
    expect(clock.now().getTime()).toBe(monday + 2 * minute)
    clock.set(monday)
    wallClock.now += minute
    expect(clock.now().getTime()).toBe(monday + minute)
  })

  it('is restored from its state', () => {
    const wallClock = createWallClock(5_000)
    const clock = WorldClock.createAt(monday, wallClock.read)
    clock.set(monday + minute)
    wallClock.now += 10
    expect(new WorldClock(wallClock.read, clock.state().offset).now()).toEqual(clock.now())
  })

  it('is stopped while it is pinned; `unpin` undoes the pin, but not a change that `set` made meanwhile', () => {
    const wallClock = createWallClock(5_000)
    const clock = WorldClock.createAt(monday, wallClock.read)
    clock.pin(monday + minute)
    wallClock.now += 10 * minute
    expect(clock.now().getTime()).toBe(monday + minute)
    clock.set(monday + 3 * minute)
    expect(clock.now().getTime()).toBe(monday + 3 * minute)
    clock.unpin()
    expect(clock.now().getTime()).toBe(monday + 12 * minute)
  })

  it.each([
    ['2026-03-16T02:59:59Z', '2026-03-15', '23:59:59'],
    ['2026-03-16T03:00:00Z', '2026-03-16', '00:00:00'],
    ['2026-07-01T12:00:00Z', '2026-07-01', '09:00:00'],
    ['2028-03-01T01:00:00Z', '2028-02-29', '22:00:00'],
  ])('converts %s to the local day %s and time %s', (instant, day, time) => {
    const clock = WorldClock.createAt(Date.parse(instant))
    expect([clock.today(), clock.timeOfDay()]).toEqual([day, time])
  })
})

describe('parseDuration', () => {
  it.each([
    ['P1D', 24 * 60 * minute],
    ['PT90M', 90 * minute],
    ['P1W2DT3H4M5S', ((9 * 24 + 3) * 60 + 4) * minute + 5_000],
    ['PT0S', 0],
  ])('parses %s as %i ms', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds)
  })

  it.each(['', 'P', 'PT', 'P1', '1D', 'P1M', 'P1Y', 'P1DT', 'P-1D', 'P1D '])('rejects %j', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })
})
