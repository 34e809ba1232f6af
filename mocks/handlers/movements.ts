import type { Handlers, QueryOf } from '../contract/operations.ts'
import { reply } from '../contract/operations.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import { noPause } from '../db/pause.ts'
import { mapWithPauses } from '../db/pausing-iteration.ts'
import type { MovementRow } from '../db/rows.ts'
import type { RowQuery } from '../db/table.ts'
import { activitySheet } from '../rules/movement-sheets.ts'
import { toActivityRecord } from '../rules/movement-views.ts'
import { createMovementFilter, orderingFields } from '../rules/movements.ts'
import { orderedBy } from '../rules/ordering.ts'
import { getPage, mapPage } from '../rules/pages.ts'
import { foundBy, movementFiles, rememberedPersons } from './movement-files.ts'
import { spreadsheet } from './spreadsheet.ts'

interface MovementListCall {
  path: { rp: number; pid: number }
  query: Omit<QueryOf<'listActivityRecords'>, 'page' | 'page_size'>
  db: Db
  clock: Clock
}

/** The rows of a lot that a call asks for, in its order. A typed query: an unknown key would be ignored in silence. */
function createQuery({ path, query, db, clock }: MovementListCall): RowQuery<MovementRow> {
  const isWanted = createMovementFilter(query, foundBy(db, path.rp, query), {
    now: clock.now(),
    today: clock.today(),
  })
  return {
    equals: { property_id: path.pid },
    where: isWanted,
    orderBy: orderedBy(query.ordering, orderingFields(rememberedPersons(db))),
  }
}

/** Who entered and left a lot. */
export const movements = {
  listActivityRecords: (call) => {
    const rowQuery = createQuery(call)
    const page = getPage((window) => call.db.movements.select({ ...rowQuery, ...window }), call.query)
    const fileOf = movementFiles(call.db)
    return reply(
      200,
      mapPage(page, (row) => toActivityRecord(fileOf(row))),
    )
  },

  downloadActivityRecords: async (call) => {
    const { pause = noPause } = call.host
    const rows = await call.db.movements.collect(createQuery(call), pause)
    const fileOf = movementFiles(call.db)
    const records = await mapWithPauses(rows, (row) => toActivityRecord(fileOf(row)), pause)
    return reply(200, await spreadsheet(activitySheet, records, call.host))
  },
} satisfies Pick<Handlers, 'listActivityRecords' | 'downloadActivityRecords'>
