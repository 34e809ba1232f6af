import { createDatabase, type Db, dumpRows, loadRows } from '@mocks/db/db'
import type { Rows } from '@mocks/db/rows'
import { lot, neighbourhood } from './sample-rows'

/** Creates a database with the given rows, the neighbourhoods 101 and 102, the lots 201 and 205, and the gates 21 and 27. */
export async function createSampleDb(rows: Partial<Rows>): Promise<Db> {
  const database = createDatabase()
  await loadRows(database, {
    ...dumpRows(database.db),
    realProperties: [neighbourhood, { ...neighbourhood, id: 102, name: 'Las Acacias' }],
    properties: [lot, { ...lot, id: 205, real_property_id: 102, identifier: '15' }],
    accessPoints: [
      { id: 11, real_property_id: 101, sub_area_id: null, name: 'Acceso Principal' },
      { id: 14, real_property_id: 102, sub_area_id: null, name: 'Acceso Único' },
    ],
    gates: [
      { id: 21, access_point_id: 11, name: 'Barrera 1' },
      { id: 27, access_point_id: 14, name: 'Barrera' },
    ],
    ...rows,
  })
  return database.db
}
