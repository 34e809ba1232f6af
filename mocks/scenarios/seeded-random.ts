import { nextRandom } from '../db/ids.ts'

/** A pseudo-random generator: the same seed gives the same values. */
export class SeededRandom {
  #state: number

  constructor(state: number) {
    this.#state = state
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    const { state, value } = nextRandom(this.#state)
    this.#state = state
    return from + Math.floor(value * (to - from + 1))
  }

  /** True with this probability. */
  hasChance(percent: number): boolean {
    return this.between(1, 100) <= percent
  }

  /** @throws Error if there are no values. */
  pick<const Value>(values: readonly Value[]): Value {
    const index = this.between(0, values.length - 1)
    if (index >= values.length) throw new Error('There are no values to pick from')
    return values[index] as Value
  }

  /** Consecutive items from a random start. */
  pickConsecutive<Value>(values: readonly Value[], count: number): Value[] {
    const size = Math.min(count, values.length)
    const start = this.between(0, values.length - size)
    return values.slice(start, start + size)
  }

  /** Random characters of an alphabet. */
  text(count: number, alphabet: string): string {
    let text = ''
    while (text.length < count) text += alphabet[this.between(0, alphabet.length - 1)]
    return text
  }
}

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const digits = '0123456789'

/** The plate of a person's car or motorcycle, in a current or an older format; null for a person without one. Always the same. */
export function plateOf(personId: number): string | null {
  const random = new SeededRandom(personId * 7919)
  const write = (pattern: string) =>
    [...pattern]
      .map((sign) => (sign === 'A' ? letters[random.between(0, 25)] : random.between(0, 9)))
      .join('')
  const kind = random.between(1, 10)
  if (kind <= 4) return `A${write('A000AA')}`
  if (kind <= 7) return write('AAA000')
  return kind === 8 ? `A${write('000AAA')}` : null
}
