/** A lock that one task holds at a time. Waiting tasks acquire the lock in the order of their calls. */
export class Mutex {
  #lastRelease: Promise<void> = Promise.resolve()

  /** Waits until the lock is free, and then holds it. @returns a function that releases the lock. */
  async acquire(): Promise<() => void> {
    const previousRelease = this.#lastRelease
    let release = () => {}
    this.#lastRelease = new Promise((resolve) => {
      release = resolve
    })
    await previousRelease
    return release
  }
}
