import { openDatabase, waitForRequest, waitForTransaction } from './indexed-db.ts'
import type { LogEntry, LogHeader, LogStore } from './log.ts'

/** The object store of the header and of the archived log. */
const metadataStore = 'facts'
const entriesStore = 'entries'

/** Opens the log that the pages below `root` share in all tabs. @throws if the browser has no storage or no Web Locks. */
export async function openIndexedDbLogStore(root: string): Promise<LogStore> {
  if (!navigator.locks) throw new Error('This browser has no Web Locks')
  // Demos in different folders of one host have separate logs.
  const name = `portal-mock${root.slice(0, -1)}`
  return new IndexedDbLogStore(await openDatabase(name, [metadataStore, entriesStore]), name)
}

class IndexedDbLogStore implements LogStore {
  readonly #database: IDBDatabase
  readonly #name: string

  constructor(database: IDBDatabase, name: string) {
    this.#database = database
    this.#name = name
  }

  exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(this.#name, work)
  }

  header(): Promise<LogHeader | undefined> {
    return waitForRequest(this.#openStore(metadataStore).get('header'))
  }

  async entries(start: number): Promise<LogEntry[]> {
    const keys = IDBKeyRange.lowerBound(start)
    return waitForRequest(this.#openStore(entriesStore).getAll(keys))
  }

  async append(newEntries: readonly LogEntry[]): Promise<void> {
    const transaction = this.#startWrite()
    const store = transaction.objectStore(entriesStore)
    const count = await waitForRequest(store.count())
    for (const [index, entry] of newEntries.entries()) store.put(entry, count + index)
    await waitForTransaction(transaction)
  }

  allEntries(): Promise<LogEntry[]> {
    return this.entries(0)
  }

  async restart(header: LogHeader, firstEntries: readonly LogEntry[] = []): Promise<void> {
    const transaction = this.#startWrite()
    const store = transaction.objectStore(entriesStore)
    store.clear()
    for (const [index, entry] of firstEntries.entries()) store.put(entry, index)
    transaction.objectStore(metadataStore).put(header, 'header')
    await waitForTransaction(transaction)
  }

  async archive(): Promise<void> {
    const [header, log] = [await this.header(), await this.entries(0)]
    const transaction = this.#startWrite()
    transaction.objectStore(entriesStore).clear()
    transaction.objectStore(metadataStore).delete('header')
    transaction.objectStore(metadataStore).put({ header, entries: log }, 'aside')
    await waitForTransaction(transaction)
  }

  #openStore(store: string): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store)
  }

  #startWrite(): IDBTransaction {
    return this.#database.transaction([metadataStore, entriesStore], 'readwrite')
  }
}
