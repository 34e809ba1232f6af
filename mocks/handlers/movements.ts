import type { QueryOf } from '../contract/operations.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import { mapWithPauses, noPause } from '../db/pause.ts'
import type { MovementRow } from '../db/rows.ts'
import type { RowQuery } from '../db/table-options.ts'
import { activitySheet } from '../rules/movement-sheets.ts'
import { toActivityRecord } from '../rules/movement-views.ts'
import { createMovementFilter, createMovementOrder } from '../rules/movements.ts'
import { getPage, mapPage } from '../rules/pages.ts'
import type { TagHandlers } from './handler.ts'
import { reply } from './handler.ts'
import { createMovementJoiner, createPersonLookup, findMovementMatches } from './movement-files.ts'
import { writeSpreadsheet } from './spreadsheet.ts'

interface MovementListCall {
  path: { rp: number; pid: number }
  query: Omit<QueryOf<'listActivityRecords'>, 'page' | 'page_size'>
  db: Db
  clock: Clock
}

/** The rows of a lot that a call asks for, in its order. A typed query: an unknown key would be ignored in silence. */
function createQuery({ path, query, db, clock }: MovementListCall): RowQuery<MovementRow> {
  const isWanted = createMovementFilter(query, findMovementMatches(db, path.rp, query), {
    now: clock.now(),
    today: clock.today(),
  })
  return {
    equals: { property_id: path.pid },
    where: isWanted,
    orderBy: createMovementOrder(query.ordering, createPersonLookup(db)),
  }
}

/** The operations about the movements of a lot. */
export const movementHandlers: TagHandlers<'movements'> = {
  listActivityRecords: (call) => {
    const rowQuery = createQuery(call)
    const page = getPage((window) => call.db.movements.select({ ...rowQuery, ...window }), call.query)
    const fileOf = createMovementJoiner(call.db)
    return reply(
      200,
      mapPage(page, (row) => toActivityRecord(fileOf(row))),
    )
  },

  downloadActivityRecords: async (call) => {
    const { pause = noPause } = call.host
    const rows = await call.db.movements.collect(createQuery(call), pause)
    const fileOf = createMovementJoiner(call.db)
    const records = await mapWithPauses(rows, (row) => toActivityRecord(fileOf(row)), pause)
    return reply(200, await writeSpreadsheet(activitySheet, records, call.host))
  },
}
