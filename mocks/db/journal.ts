/** How to take back one write. */
export type Undo = () => Promise<void>

/** The writes of the call that is going on: how many, and how to take them back. */
export class Journal {
  #undos: Undo[] = []

  /** How many writes since `begin`. */
  get writes(): number {
    return this.#undos.length
  }

  /** A new call: what was written before is there to stay. */
  begin(): void {
    this.#undos = []
  }

  add(undo: Undo): void {
    this.#undos.push(undo)
  }

  /** Takes back every write since `begin`, the last one first. */
  async rollBack(): Promise<void> {
    for (const undo of this.#undos.reverse()) await undo()
    this.#undos = []
  }
}
