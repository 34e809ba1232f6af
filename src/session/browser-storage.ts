import * as v from 'valibot'
import { nameInDemo } from '../root'

/** The key under which the browser has it: an installation shares its host with no other. */
const storedKey = (key: string): string => (import.meta.env.PORTAL_MOCK ? nameInDemo(key) : key)

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
    read: (key: string): string | null => attempt((storage) => storage.getItem(storedKey(key))) ?? null,
    write: (key: string, text: string) => attempt((storage) => storage.setItem(storedKey(key), text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(storedKey(key))),
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
