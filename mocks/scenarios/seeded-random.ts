import { drawRandom } from '../db/ids.ts'

/** A pseudo-random generator: the same seed gives the same values. */
export class SeededRandom {
  #state: number

  constructor(state: number) {
    this.#state = state
  }

  /** Returns a whole number between `min` and `max`, both included. */
  between(min: number, max: number): number {
    const { state, value } = drawRandom(this.#state)
    this.#state = state
    return min + Math.floor(value * (max - min + 1))
  }

  /** Returns true in `percent` of 100 calls on average. */
  hasChance(percent: number): boolean {
    return this.between(1, 100) <= percent
  }

  /** Returns a random one of the values. @throws Error if there are no values. */
  pick<const Value>(values: readonly Value[]): Value {
    const index = this.between(0, values.length - 1)
    if (index >= values.length) throw new Error('There are no values to pick from')
    return values[index] as Value
  }

  /** Returns `count` consecutive values from a random position. If there are fewer values, returns all of them. */
  pickConsecutive<Value>(values: readonly Value[], count: number): Value[] {
    const size = Math.min(count, values.length)
    const start = this.between(0, values.length - size)
    return values.slice(start, start + size)
  }

  /** Returns a text of `count` random characters of an alphabet. */
  text(count: number, alphabet: string): string {
    let text = ''
    while (text.length < count) text += alphabet[this.between(0, alphabet.length - 1)]
    return text
  }
}

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const digits = '0123456789'

/** Returns a plate for the vehicle of a person, or null for no vehicle. The result depends only on the id of the person. */
export function generatePlate(personId: number): string | null {
  const random = new SeededRandom(personId * 7919)
  const fillPattern = (pattern: string) =>
    [...pattern]
      .map((character) => (character === 'A' ? letters[random.between(0, 25)] : random.between(0, 9)))
      .join('')
  const format = random.between(1, 10)
  if (format <= 4) return `A${fillPattern('A000AA')}`
  if (format <= 7) return fillPattern('AAA000')
  return format === 8 ? `A${fillPattern('000AAA')}` : null
}
