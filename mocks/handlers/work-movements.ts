import type { QueryOf } from '../contract/operations.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import { mapWithPauses, noPause } from '../db/pause.ts'
import type { MovementRow } from '../db/rows.ts'
import type { RowQuery } from '../db/table-options.ts'
import { workMovementSheet } from '../rules/movement-sheets.ts'
import { toWorkMovement } from '../rules/movement-views.ts'
import { compareLatestMovementFirst, createMovementFilter } from '../rules/movements.ts'
import { getPage, mapPage } from '../rules/pages.ts'
import { reply, type TagHandlers } from './handler.ts'
import { createMovementJoiner, findMovementMatches } from './movement-files.ts'
import { writeSpreadsheet } from './spreadsheet.ts'

interface WorkMovementListCall {
  path: { rp: number; workId: number }
  query: QueryOf<'downloadWorkMovements'>
  db: Db
  clock: Clock
}

/** The rows of a work that a call asks for, the newest first. */
function createQuery({ path, query, db, clock }: WorkMovementListCall): RowQuery<MovementRow> {
  const moment = { now: clock.now(), today: clock.today() }
  const isWanted = createMovementFilter(query, findMovementMatches(db, path.rp, query), moment)
  return {
    equals: { work_id: path.workId },
    where: isWanted,
    orderBy: compareLatestMovementFirst,
  }
}

/** The operations about the movements of a work. */
export const workMovementHandlers: TagHandlers<'work-movements'> = {
  listWorkMovements: (call) => {
    const rowQuery = createQuery(call)
    const page = getPage((window) => call.db.movements.select({ ...rowQuery, ...window }), call.query)
    const fileOf = createMovementJoiner(call.db)
    const results = mapPage(page, (row) => toWorkMovement(fileOf(row)))
    return reply(200, results)
  },

  downloadWorkMovements: async (call) => {
    const { pause = noPause } = call.host
    const rows = await call.db.movements.collect(createQuery(call), pause)
    const fileOf = createMovementJoiner(call.db)
    const records = await mapWithPauses(rows, (row) => toWorkMovement(fileOf(row)), pause)
    return reply(200, await writeSpreadsheet(workMovementSheet, records, call.host))
  },
}
