/** Storage that may be forbidden, full or absent: a failed write is a session that lasts as long as the page. */
export function safeStorage(pick: () => Storage) {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      return use(pick())
    } catch {
      return undefined
    }
  }
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null,
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  }
}
