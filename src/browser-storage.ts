import * as v from 'valibot'
import { storageKey } from './base-path'

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
    read: (key: string): string | null => attempt((storage) => storage.getItem(storageKey(key))) ?? null,
    write: (key: string, text: string) => attempt((storage) => storage.setItem(storageKey(key), text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(storageKey(key))),
  }
}

/** What a stored text holds, if it is of this shape: a storage may hold anything. */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
