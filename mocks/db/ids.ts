import { cloneJson } from './clone-json.ts'
import type { CollectionName } from './rows.ts'

/** Generates ids and random texts. The same seed generates the same ids and texts. */
export interface IdGenerator {
  next(collection: CollectionName): number
  text(length: number, alphabet?: string): string
}

/** The state from which a generator can be restored. */
export interface IdsState {
  /** The last generated id, by collection. */
  last: Partial<Record<CollectionName, number>>
  random: number
}

/** The first generated id of a collection; by default 1. Scenario rows may have other ids. */
const firstIds: Partial<Record<CollectionName, number>> = {
  realProperties: 101,
  properties: 201,
  persons: 4001,
  authorizations: 7001,
  accessPoints: 11,
  gates: 21,
  movements: 90001,
  works: 501,
  workManagers: 601,
  workers: 701,
  workGroups: 801,
  workFolders: 901,
  workDocuments: 951,
  insuranceSubmissions: 8001,
  backgroundCheckSubmissions: 8001,
  vehicles: 60001,
  // No pet may have the id of a residency, because the path of `getPhoto` accepts the ids of both.
  pets: 80001,
}

const lettersAndDigits = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Runs one step of the mulberry32 generator. Returns the new state, and a number from 0 (inclusive) to 1 (exclusive). */
export function drawRandom(state: number): { state: number; value: number } {
  const newState = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(newState ^ (newState >>> 15), 1 | newState)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return { state: newState, value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 }
}

/** Generates the ids of a world. Skips the ids that rows of the scenario already have (`isTaken`). */
export class SeededIds implements IdGenerator {
  readonly #isTaken: (collection: CollectionName, id: number) => boolean
  #state: IdsState

  constructor(seed: number, isTaken: (collection: CollectionName, id: number) => boolean) {
    this.#isTaken = isTaken
    this.#state = { last: {}, random: seed | 0 }
  }

  next(collection: CollectionName): number {
    let id = (this.#state.last[collection] ?? (firstIds[collection] ?? 1) - 1) + 1
    while (this.#isTaken(collection, id)) id += 1
    this.#state.last[collection] = id
    return id
  }

  text(length: number, alphabet = lettersAndDigits): string {
    let text = ''
    while (text.length < length) {
      const { state, value } = drawRandom(this.#state.random)
      this.#state.random = state
      text += alphabet[Math.floor(value * alphabet.length)]
    }
    return text
  }

  state(): IdsState {
    return cloneJson(this.#state)
  }

  /**
   * Restores a result of `state`, such as the state of a snapshot. If a call writes nothing or is rolled back, the call
   * uses up no ids.
   */
  restore(state: IdsState): void {
    this.#state = cloneJson(state)
  }
}
