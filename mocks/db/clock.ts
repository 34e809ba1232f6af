/** The time of a world, as rules and handlers see it. */
export interface Clock {
  now(): Date
  /** The day in the neighbourhoods' zone, `YYYY-MM-DD`. */
  today(): string
  /** The time of that day, `HH:mm:ss`. */
  timeOfDay(): string
}

/** What has to be kept to have the same clock again. Milliseconds. */
export interface ClockState {
  isTicking: boolean
  /** What is added to the wall clock; of a clock that stands still, its instant. */
  offset: number
}

/** America/Argentina/Buenos_Aires: three hours behind UTC all year. */
const zoneOffset = -3 * 60 * 60 * 1000

/**
 * A clock that can be set. With `wallClock`, a host's function that answers the milliseconds since 1970, it ticks with it;
 * without, it stands still.
 */
export class WorldClock implements Clock {
  readonly #wallClock: (() => number) | undefined
  #offset: number
  #pinned: number | undefined

  constructor(wallClock: (() => number) | undefined, offset: number) {
    this.#wallClock = wallClock
    this.#offset = offset
  }

  /** A clock that shows `instant` (milliseconds) now. */
  static showing(instant: number, wallClock?: () => number): WorldClock {
    return new WorldClock(wallClock, instant - (wallClock?.() ?? 0))
  }

  now(): Date {
    return new Date(this.#milliseconds())
  }

  today(): string {
    return this.#local().slice(0, 10)
  }

  timeOfDay(): string {
    return this.#local().slice(11, 19)
  }

  /** From now on it shows `instant`; a clock that ticks goes on from there. @throws RangeError if it is no instant. */
  set(instant: number): void {
    if (Number.isNaN(instant)) throw new RangeError('a clock cannot be set to no instant')
    this.#offset += instant - this.#milliseconds()
    if (this.#pinned !== undefined) this.#pinned = instant
  }

  /** Stands still at `instant` until `unpin`: one call happens at one instant, also when it is replayed. */
  pin(instant: number): void {
    this.#pinned = instant
  }

  unpin(): void {
    this.#pinned = undefined
  }

  state(): ClockState {
    return { isTicking: this.#wallClock !== undefined, offset: this.#offset }
  }

  #milliseconds(): number {
    return this.#pinned ?? (this.#wallClock?.() ?? 0) + this.#offset
  }

  #local(): string {
    return new Date(this.#milliseconds() + zoneOffset).toISOString()
  }
}
