import * as v from 'valibot'
import { storageKey } from './base-path'

/** Wraps a storage that may be blocked, full or absent: reads then return null, and writes do nothing. */
export function createSafeStorage(getStorage: () => Storage) {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      return use(getStorage())
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

/** Parses a stored JSON text with a schema. Returns undefined if the text is missing or invalid. */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  if (!text) return undefined
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
