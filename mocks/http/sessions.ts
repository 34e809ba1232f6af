import { BoundedLogStore, LogSpace } from '../db/bounded-log-store.ts'
import { FileLogStore } from '../db/file-log-store.ts'
import type { LogStore } from '../db/log.ts'
import { World, type WorldOptions } from '../db/world.ts'

/** How many isolated worlds are held; the one that nobody used for longest goes first. */
export const mostSessions = 200

/** What the logs of all sessions may weigh together that are in no file, in bytes. */
const logSpace = 4 * 1024 * 1024

/** The session of calls that name none. */
export const defaultSession = 'default'

/** Whether a session may be called so. */
export const isSessionName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** Some file systems take capitals for small letters; two sessions are two files on all of them. */
const fileOf = (persist: string, name: string) =>
  name === defaultSession
    ? persist
    : `${persist}.${name.replace(/[A-Z]/g, (letter) => `+${letter.toLowerCase()}`)}`

/**
 * The worlds by session, each made when it is first asked for. With `persist`, each has its own log in a file, and one
 * that was let go comes back from it.
 */
export function keepWorlds(options: WorldOptions, persist?: string): (name: string) => World {
  const worlds = new Map<string, World>()
  // Kept for as long as the server runs: two worlds of one session write one after the other.
  const stores = new Map<string, LogStore>()
  const space = new LogSpace(logSpace)
  const storeOf = (name: string) => {
    if (persist === undefined) return new BoundedLogStore(space)
    const store = stores.get(name) ?? new FileLogStore(fileOf(persist, name), options.tell)
    stores.set(name, store)
    return store
  }
  return (name) => {
    const world = worlds.get(name) ?? new World({ ...options, store: storeOf(name) })
    worlds.delete(name)
    worlds.set(name, world)
    if (worlds.size > mostSessions) forgetOldest(worlds)
    return world
  }
}

function forgetOldest(worlds: Map<string, World>): void {
  const [oldest] = worlds
  if (!oldest) return
  const [name, { store }] = oldest
  worlds.delete(name)
  if (store instanceof BoundedLogStore) store.release()
}
