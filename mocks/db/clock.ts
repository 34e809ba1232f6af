/** The time of a world, as rules and handlers see it. */
export interface Clock {
  now(): Date
  /** The day in the neighbourhoods' time zone, `YYYY-MM-DD`. */
  today(): string
  /** The time of day in the neighbourhoods' time zone, `HH:mm:ss`. */
  timeOfDay(): string
}

/** The state from which a clock can be restored, in milliseconds. */
export interface ClockState {
  isTicking: boolean
  /** The difference between a ticking clock and the wall clock, or the instant of a stopped clock. */
  offset: number
}

/** America/Argentina/Buenos_Aires: three hours behind UTC all year. */
const zoneOffset = -3 * 60 * 60 * 1000

/** A clock that ticks with `wallClock` (milliseconds since 1970). Without `wallClock`, the clock is stopped. */
export class WorldClock implements Clock {
  readonly #wallClock: (() => number) | undefined
  #offset: number
  #pinnedInstant: number | undefined

  constructor(wallClock: (() => number) | undefined, offset: number) {
    this.#wallClock = wallClock
    this.#offset = offset
  }

  /** Creates a clock that shows `instant` (milliseconds) now. */
  static createAt(instant: number, wallClock?: () => number): WorldClock {
    return new WorldClock(wallClock, instant - (wallClock?.() ?? 0))
  }

  now(): Date {
    return new Date(this.#milliseconds())
  }

  today(): string {
    return this.#toLocalText().slice(0, 10)
  }

  timeOfDay(): string {
    return this.#toLocalText().slice(11, 19)
  }

  /** Sets the clock to `instant` (milliseconds); a ticking clock continues from that instant. @throws RangeError for NaN. */
  set(instant: number): void {
    if (Number.isNaN(instant)) throw new RangeError('a clock cannot be set to NaN')
    this.#offset += instant - this.#milliseconds()
    if (this.#pinnedInstant !== undefined) this.#pinnedInstant = instant
  }

  /** Stops the clock at `instant` until `unpin`. A replay of the log thus runs each call at its original instant. */
  pin(instant: number): void {
    this.#pinnedInstant = instant
  }

  unpin(): void {
    this.#pinnedInstant = undefined
  }

  state(): ClockState {
    return { isTicking: this.#wallClock !== undefined, offset: this.#offset }
  }

  #milliseconds(): number {
    return this.#pinnedInstant ?? (this.#wallClock?.() ?? 0) + this.#offset
  }

  #toLocalText(): string {
    return new Date(this.#milliseconds() + zoneOffset).toISOString()
  }
}
