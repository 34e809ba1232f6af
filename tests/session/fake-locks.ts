import { vi } from 'vitest'

type Run = (lock: object | null) => Promise<unknown>

/** A replacement for `navigator.locks`, which jsdom lacks. */
export function installLocks() {
  const lastRuns = new Map<string, Promise<unknown>>()
  const request = vi.fn((name: string, ...rest: [{ ifAvailable: boolean }, Run] | [Run]) => {
    const [options, run] = rest.length === 2 ? rest : [{ ifAvailable: false }, rest[0]]
    const last = lastRuns.get(name)
    if (last && options.ifAvailable) return Promise.resolve().then(() => run(null))
    const result: Promise<unknown> = Promise.resolve(last).then(() => run({}))
    const ended: Promise<unknown> = result
      .catch(() => {})
      .then(() => lastRuns.get(name) === ended && lastRuns.delete(name))
    lastRuns.set(name, ended)
    return result
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return {
    request,
    /** Holds a lock like another tab. Returns the function that releases it. */
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
