import type { GenericSchema } from 'valibot'
import { Journal } from './journal.ts'
import type { Pause } from './pause.ts'
import { type CollectionName, type Row, type Rows, rowSchemas } from './rows.ts'
import { DbTable } from './table.ts'

/** The collections of the backend, by name. */
export type Db = { readonly [Name in CollectionName]: DbTable<Row<Name>> }

const indexes: { readonly [Name in CollectionName]?: readonly (keyof Row<Name>)[] } = {
  sessions: ['token'],
  users: ['email', 'id_number'],
  modules: ['real_property_id'],
  persons: ['user_id', 'id_number'],
  residencies: ['person_id', 'property_id'],
  contacts: ['owner_id'],
  authorizations: ['property_id', 'invitation_key', 'qrcode'],
  authorizedPeople: ['authorization_id', 'person_id'],
  idempotency: ['key'],
  files: ['key'],
  gates: ['access_point_id'],
  movements: ['property_id', 'work_id', 'person_id'],
  unsubscribeLinks: ['key'],
  works: ['property_id'],
  workManagers: ['work_id', 'person_id'],
  workers: ['work_id', 'person_id'],
  workGroups: ['work_id'],
  groupWorkers: ['group_id', 'worker_id'],
  workFolders: ['work_id'],
  workDocuments: ['folder_id'],
  backgroundCheckTypes: ['real_property_id'],
  insuredPeople: ['insurance_submission_id'],
  backgroundCheckPeople: ['background_check_submission_id'],
  attachments: ['insurance_submission_id', 'background_check_person_id'],
  vehicles: ['property_id'],
  pets: ['property_id'],
  photos: ['file_key'],
}

const orderedIndexes: { readonly [Name in CollectionName]?: readonly (keyof Row<Name>)[] } = {
  movements: ['checkin_at', 'checkout_at'],
}

/**
 * The maximum number of rows of some collections, from which no call removes rows. An insert beyond the maximum removes
 * the oldest row. Without a maximum, a backend that runs for weeks would need ever more memory.
 */
const maxRowsByCollection: { readonly [Name in CollectionName]?: number } = {
  sessions: 5000,
  recoveryLinks: 1000,
  mailbox: 1000,
  idempotency: 1000,
}

/** The collections, and the journal of their writes. */
export interface Database {
  db: Db
  journal: Journal
}

/** Creates empty collections. */
export function createDatabase(): Database {
  const journal = new Journal()
  const tables = Object.entries(rowSchemas).map(([name, schema]) => {
    const table = new DbTable<{ id: number }>({
      name,
      schema: schema as GenericSchema<{ id: number }>,
      journal,
      indexes: indexes[name as CollectionName] as readonly 'id'[] | undefined,
      orderedIndexes: orderedIndexes[name as CollectionName] as readonly 'id'[] | undefined,
      maxRows: maxRowsByCollection[name as CollectionName],
    })
    return [name, table] as const
  })
  return { db: Object.fromEntries(tables) as unknown as Db, journal }
}

/** Loads the rows of a scenario into empty collections. */
export async function loadRows({ db }: Database, rows: Rows, pause?: Pause): Promise<void> {
  for (const name of Object.keys(rowSchemas) as CollectionName[]) {
    const table = db[name] as unknown as DbTable<{ id: number }>
    await table.load(rows[name], pause)
  }
}

/** Returns all rows of all collections, in insertion order. */
export function dumpRows(db: Db): Rows {
  const names = Object.keys(rowSchemas) as CollectionName[]
  return Object.fromEntries(names.map((name) => [name, db[name].all()])) as Rows
}
