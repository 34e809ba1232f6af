import { vi } from 'vitest'

type Run = (lock: object | null) => Promise<unknown>

/** The locks of a browser, which jsdom lacks: of each name one holder at a time, the others in their order, in all tabs. */
export function installLocks() {
  const lasts = new Map<string, Promise<unknown>>()
  const request = vi.fn((name: string, ...rest: [{ ifAvailable: boolean }, Run] | [Run]) => {
    const [options, run] = rest.length === 2 ? rest : [{ ifAvailable: false }, rest[0]]
    const last = lasts.get(name)
    if (last && options.ifAvailable) return Promise.resolve().then(() => run(null))
    const mine: Promise<unknown> = Promise.resolve(last).then(() => run({}))
    const ended: Promise<unknown> = mine
      .catch(() => {})
      .then(() => lasts.get(name) === ended && lasts.delete(name))
    lasts.set(name, ended)
    return mine
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return {
    request,
    /** Holds that lock, as another tab would; answers how to let it go. */
    hold: (name: string) => {
      let release = () => {}
      void request(name, () => new Promise<void>((resolve) => (release = resolve)))
      return async () => {
        await Promise.resolve()
        release()
      }
    },
    remove: () => Reflect.deleteProperty(navigator, 'locks'),
  }
}
