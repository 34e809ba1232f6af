import { type Day, getTimeOfDay, today } from './days'
import { toMinuteOfDay } from './times'

/** A stay within the neighbourhood that has not ended. */
export interface Stay {
  /** The day of the entry. */
  day: Day
  /** The time of the entry, `HH:mm`. */
  time: string
  /** The full minutes since the entry; 0 if the device's clock is behind. */
  minutes: number
}

/**
 * Describes a stay that began at `checkin`, the contract's text. `now` is in milliseconds since 1970. For a text that is no instant,
 * the stay begins now.
 */
export function describeStay(checkin: string, now: number): Stay {
  const instant = new Date(checkin)
  const start = Number.isNaN(instant.getTime()) ? new Date(now) : instant
  const minutes = Math.floor((now - start.getTime()) / 60_000)
  return { day: today(start), time: getTimeOfDay(start), minutes: Math.max(0, minutes) }
}

/** Whether an instant, the contract's text, is before `now`, in milliseconds since 1970. A text that is no instant is not. */
export const isPastInstant = (instant: string, now: number): boolean => new Date(instant).getTime() < now

/**
 * Returns the part of a permitted stay that has passed, from 0 to 1, and the minutes that remain. The stay is permitted from the
 * entry to the last minute of the hours on the same day.
 */
export function measureStay({ time, minutes }: Stay, endTime: string): { part: number; minutesLeft: number } {
  const permitted = toMinuteOfDay(endTime) + 1 - toMinuteOfDay(time)
  if (permitted <= 0) return { part: 1, minutesLeft: 0 }
  return { part: Math.min(1, minutes / permitted), minutesLeft: Math.max(0, permitted - minutes) }
}
