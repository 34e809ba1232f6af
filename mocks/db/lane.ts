/** Where one may be at a time: whoever enters waits until those who came before have left. */
export class Lane {
  #last: Promise<void> = Promise.resolve()

  /** @returns how to leave. */
  async enter(): Promise<() => void> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}
