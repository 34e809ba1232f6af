/*
 * If the browser blocks storage, each access to `localStorage` throws an error. MSW needs it for its cookies, so the page then stores
 * in its memory. `startMock` tells the user that a reload loses everything.
 */

/** Creates a storage that lasts as long as the page. */
export function createMemoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, String(text)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** Replaces the storages of a window that cannot be used. */
export function replaceBlockedStorages(target: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      target[name].getItem('')
    } catch {
      Object.defineProperty(target, name, { value: createMemoryStorage(), configurable: true })
    }
}

if (typeof window !== 'undefined') replaceBlockedStorages(window)
