/** Where one may be at a time: whoever enters waits until those who came before have left. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** @returns how to leave. */
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
