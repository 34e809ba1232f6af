/** A lock that one task holds at a time; the others wait in order. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** @returns a function that releases the lock. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}
