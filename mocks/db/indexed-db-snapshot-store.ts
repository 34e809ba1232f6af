import { requestResult, transactionDone } from './indexed-db.ts'
import type { Pause } from './pause.ts'
import type { Snapshot, SnapshotStore } from './snapshot.ts'

/** One entry for each collection, and these two: without the key the rest is no snapshot. */
const entries = 'entries'
const keyEntry = '$key'
const idsEntry = '$ids'

/**
 * Opens the snapshot of the demo below `root`. It is of one build of the code, which `build` names: another one may build
 * another world. @throws if the browser keeps no data for this page.
 */
export async function openIndexedDbSnapshotStore(root: string, build: string): Promise<SnapshotStore> {
  const request = indexedDB.open(`portal-mock-snapshot${root.slice(0, -1)}`, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(entries)
  return new IndexedDbSnapshotStore(await requestResult(request), build)
}

class IndexedDbSnapshotStore implements SnapshotStore {
  readonly #database: IDBDatabase
  readonly #build: string

  constructor(database: IDBDatabase, build: string) {
    this.#database = database
    this.#build = build
    // Lets somebody delete the database while the page is open.
    database.onversionchange = () => database.close()
  }

  async read(key: string): Promise<Snapshot | undefined> {
    try {
      const found = await this.#read(key)
      if (!found) await this.#write((store) => store.clear())
      return found
    } catch {
      // What cannot be read is built anew.
      return undefined
    }
  }

  async write(key: string, { ids, collections }: Snapshot, pause?: Pause): Promise<void> {
    try {
      await this.#write((store) => store.clear())
      for (const [name, columns] of Object.entries(collections)) {
        await pause?.()
        await this.#write((store) => store.put(columns, name))
      }
      await this.#write((store) => {
        store.put(ids, idsEntry)
        store.put(this.#build + key, keyEntry)
      })
    } catch {
      // A browser without room for it builds the world at each load.
    }
  }

  async #read(key: string): Promise<Snapshot | undefined> {
    const store = this.#database.transaction(entries).objectStore(entries)
    if ((await requestResult(store.get(keyEntry))) !== this.#build + key) return undefined
    const [names, values] = await Promise.all([
      requestResult(store.getAllKeys()),
      requestResult(store.getAll()),
    ])
    const {
      [idsEntry]: ids,
      [keyEntry]: _,
      ...collections
    } = Object.fromEntries(names.map((name, at) => [String(name), values[at]]))
    return { ids, collections } as Snapshot
  }

  #write(change: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(entries, 'readwrite')
    change(transaction.objectStore(entries))
    return transactionDone(transaction)
  }
}
