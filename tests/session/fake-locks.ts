import { vi } from 'vitest'

type LockCallback = (lock: object | null) => Promise<unknown>

/**
 * Installs a replacement for `navigator.locks`, which jsdom lacks. Returns three functions: `request` is the mocked method
 * of the replacement, `acquire` acquires a lock, and `remove` removes the replacement.
 */
export function installLocks() {
  /** A promise for each lock name. It resolves when the last request for that lock has ended. */
  const lastRequests = new Map<string, Promise<unknown>>()
  const request = vi.fn(
    (name: string, ...parameters: [{ ifAvailable: boolean }, LockCallback] | [LockCallback]) => {
      const [options, callback] =
        parameters.length === 2 ? parameters : [{ ifAvailable: false }, parameters[0]]
      const lastRequest = lastRequests.get(name)
      if (lastRequest && options.ifAvailable) return Promise.resolve().then(() => callback(null))
      const result: Promise<unknown> = Promise.resolve(lastRequest).then(() => callback({}))
      const completedRequest: Promise<unknown> = result
        .catch(() => {})
        .then(() => lastRequests.get(name) === completedRequest && lastRequests.delete(name))
      lastRequests.set(name, completedRequest)
      return result
    },
  )
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return {
    request,
    /** Acquires the lock `name` as another tab does. Returns a function that releases it. */
    acquire: (name: string) => {
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
