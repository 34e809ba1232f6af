import { parseColumns, toColumnsText } from '../db/columns.ts'
import type { Pause } from '../db/pause.ts'
import { openDatabase, waitForRequest, waitForTransaction } from './indexed-db.ts'
import type { Snapshot, SnapshotStore } from './snapshot.ts'

/**
 * The object store has an entry for each collection, for the ids, and for the key of the snapshot. The key is written
 * last, so that only a complete snapshot has a key.
 */
const storeName = 'entries'
const keyEntry = '$key'
const idsEntry = '$ids'

/**
 * Opens the snapshot store that the pages below `root` share. The store holds one snapshot; reading another key deletes it.
 * `build` is a hash that identifies the current build of the portal; the store discards a snapshot that another build wrote.
 * @throws if the browser has no storage for this page.
 */
export async function openIndexedDbSnapshotStore(root: string, build: string): Promise<SnapshotStore> {
  const database = await openDatabase(`portal-mock-snapshot${root.slice(0, -1)}`, [storeName])
  return new IndexedDbSnapshotStore(database, build)
}

class IndexedDbSnapshotStore implements SnapshotStore {
  readonly #database: IDBDatabase
  readonly #build: string

  constructor(database: IDBDatabase, build: string) {
    this.#database = database
    this.#build = build
  }

  async read(key: string): Promise<Snapshot | undefined> {
    try {
      const snapshot = await this.#read(key)
      if (!snapshot) await this.#write((store) => store.clear())
      return snapshot
    } catch {
      // Ignores the error: without a snapshot, the world is rebuilt.
      return undefined
    }
  }

  async write(key: string, { ids, collections }: Snapshot, pause?: Pause): Promise<void> {
    try {
      await this.#write((store) => store.clear())
      for (const [name, columns] of Object.entries(collections)) {
        await pause?.()
        await this.#write((store) => store.put(toColumnsText(parseColumns(columns)), name))
      }
      await this.#write((store) => {
        store.put(ids, idsEntry)
        store.put(this.#build + key, keyEntry)
      })
    } catch {
      // Ignores the error, such as a full storage: without a snapshot, each page load rebuilds the world.
    }
  }

  async #read(key: string): Promise<Snapshot | undefined> {
    const store = this.#database.transaction(storeName).objectStore(storeName)
    if ((await waitForRequest(store.get(keyEntry))) !== this.#build + key) return undefined
    const [names, values] = await Promise.all([
      waitForRequest(store.getAllKeys()),
      waitForRequest(store.getAll()),
    ])
    const {
      [idsEntry]: ids,
      [keyEntry]: _,
      ...collections
    } = Object.fromEntries(names.map((name, index) => [String(name), values[index]]))
    return { ids, collections } as Snapshot
  }

  #write(change: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(storeName, 'readwrite')
    change(transaction.objectStore(storeName))
    return waitForTransaction(transaction)
  }
}
