import type { Snapshot, SnapshotStore } from './snapshot.ts'

/** The number of kept snapshots. One snapshot of the scenario `large` needs about 100 MB. */
const maxSnapshots = 6

/** Keeps the last used snapshots in memory. Restoring a snapshot takes a hundredth of the time of building the world. */
export class MemorySnapshotStore implements SnapshotStore {
  readonly storesSmallWorlds = true
  readonly #snapshots = new Map<string, Snapshot>()

  async read(key: string): Promise<Snapshot | undefined> {
    const snapshot = this.#snapshots.get(key)
    if (snapshot) this.#keep(key, snapshot)
    return snapshot
  }

  async write(key: string, snapshot: Snapshot): Promise<void> {
    this.#keep(key, snapshot)
    const [oldestKey] = this.#snapshots.keys()
    if (this.#snapshots.size > maxSnapshots && oldestKey !== undefined) this.#snapshots.delete(oldestKey)
  }

  /** Stores a snapshot as the last used one. A map lists its keys in the order of their insertion. */
  #keep(key: string, snapshot: Snapshot): void {
    this.#snapshots.delete(key)
    this.#snapshots.set(key, snapshot)
  }
}
