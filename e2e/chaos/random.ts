/** A source of random numbers that is the same for the same seed. */
export interface Random {
  /** Returns a number from 0 to 1, without 1. */
  next: () => number
  /** Returns one of the items. */
  pick: <Item>(items: readonly Item[]) => Item
}

/** Creates a source of random numbers (the algorithm mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] }
}
