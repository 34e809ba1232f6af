import { type Columns, hasColumns } from './columns.ts'
import type { Db } from './db.ts'
import type { IdsState, SeededIds } from './ids.ts'
import type { LogHeader } from './log.ts'
import type { Pause } from './pause.ts'
import { type CollectionName, rowSchemas } from './rows.ts'

/** A world just after it was built. */
export interface Snapshot {
  ids: IdsState
  collections: Record<CollectionName, Columns>
}

/** Keeps the snapshot of one world, for the next page that builds the same one. */
export interface SnapshotStore {
  /** The snapshot that was kept under a key. What was kept under another one is dropped. */
  read(key: string): Promise<Snapshot | undefined>
  /** Keeps a snapshot in the place of any other: all of it, or none. */
  write(key: string, snapshot: Snapshot, pause?: Pause): Promise<void>
}

const names = Object.keys(rowSchemas) as CollectionName[]

/** What decides how a world is built. */
export const getSnapshotKey = ({ version, scenario, seed, now }: LogHeader): string =>
  JSON.stringify([version, scenario, seed, now])

/** The parts of a world that a scenario fills. */
interface BuiltWorld {
  db: Db
  ids: SeededIds
}

/** The snapshot of a world that nothing was done in yet; it shares its values with the world. */
export const takeSnapshot = ({ db, ids }: BuiltWorld): Snapshot => ({
  ids: ids.state(),
  collections: Object.fromEntries(names.map((name) => [name, db[name].columns()])) as Snapshot['collections'],
})

/** Fills what is empty from a snapshot; answers whether it was a whole one. Otherwise nothing is filled. */
export function restoreSnapshot({ db, ids }: BuiltWorld, snapshot: Snapshot): boolean {
  const isWhole = names.every((name) =>
    hasColumns(snapshot.collections[name], Object.keys(rowSchemas[name].entries)),
  )
  if (!isWhole) return false
  for (const name of names) db[name].restore(snapshot.collections[name])
  ids.restore(snapshot.ids)
  return true
}
