import { vi } from 'vitest'

/** The locks of a browser, which jsdom lacks: one holder at a time, the others in their order, in all tabs. */
export function installLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return {
    request,
    /** Holds the lock, as another tab would; answers how to let it go. */
    hold: () => {
      let release = () => {}
      void request('', () => new Promise<void>((resolve) => (release = resolve)))
      return async () => {
        await Promise.resolve()
        release()
      }
    },
    remove: () => Reflect.deleteProperty(navigator, 'locks'),
  }
}
