import { type Columns, type ColumnsText, hasColumns } from '../db/columns.ts'
import type { Db } from '../db/db.ts'
import type { IdsState, SeededIds } from '../db/ids.ts'
import type { Pause } from '../db/pause.ts'
import { type CollectionName, rowSchemas } from '../db/rows.ts'
import type { LogHeader } from './log.ts'

/** The rows and ids of a new world. */
export interface Snapshot {
  ids: IdsState
  collections: Record<CollectionName, Columns | ColumnsText>
}

/** Stores snapshots of new worlds by key. */
export interface SnapshotStore {
  /** Whether the store also takes worlds that are built quickly. By default, it takes only large worlds. */
  readonly storesSmallWorlds?: boolean
  /** Returns the snapshot with this key; undefined if the store does not have it. */
  read(key: string): Promise<Snapshot | undefined>
  /** Stores a snapshot, which may replace an older one. `read` never returns a partly written snapshot. */
  write(key: string, snapshot: Snapshot, pause?: Pause): Promise<void>
}

const collectionNames = Object.keys(rowSchemas) as CollectionName[]

/** Returns the key of a new world's snapshot. It contains everything that affects how the world is built. */
export const getSnapshotKey = ({ version, scenario, seed, now }: LogHeader): string =>
  JSON.stringify([version, scenario, seed, now])

interface BuiltWorld {
  db: Db
  ids: SeededIds
}

/** Takes a snapshot of a new world. The snapshot shares its values with the world. */
export const takeSnapshot = ({ db, ids }: BuiltWorld): Snapshot => ({
  ids: ids.state(),
  collections: Object.fromEntries(
    collectionNames.map((name) => [name, db[name].columns()]),
  ) as Snapshot['collections'],
})

/** Fills an empty world from a snapshot. If the snapshot is incomplete, adds nothing and returns false. */
export function restoreSnapshot({ db, ids }: BuiltWorld, snapshot: Snapshot): boolean {
  const isComplete = collectionNames.every((name) =>
    hasColumns(snapshot.collections[name], Object.keys(rowSchemas[name].entries)),
  )
  if (!isComplete) return false
  for (const name of collectionNames) db[name].restore(snapshot.collections[name])
  ids.restore(snapshot.ids)
  return true
}
