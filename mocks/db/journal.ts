/** Undoes one write. */
export type Undo = () => Promise<void>

/** Stores how to undo the writes of the current call. */
export class Journal {
  #undos: Undo[] = []

  /** The number of writes since `begin`. */
  get writes(): number {
    return this.#undos.length
  }

  /** Starts a new call. The writes of previous calls can then no longer be undone. */
  begin(): void {
    this.#undos = []
  }

  add(undo: Undo): void {
    this.#undos.push(undo)
  }

  /** Undoes every write since `begin`, the last write first. */
  async rollBack(): Promise<void> {
    for (const undo of this.#undos.reverse()) await undo()
    this.#undos = []
  }
}
