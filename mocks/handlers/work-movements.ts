import { type Handlers, type QueryOf, reply } from '../contract/operations.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import { noPause } from '../db/pause.ts'
import { mapWithPauses } from '../db/pausing-iteration.ts'
import { workMovementSheet } from '../rules/movement-sheets.ts'
import { toWorkMovement } from '../rules/movement-views.ts'
import { compareLatestMovementFirst, createMovementFilter } from '../rules/movements.ts'
import { getPage, mapPage } from '../rules/pages.ts'
import { foundBy, movementFiles } from './movement-files.ts'
import { spreadsheet } from './spreadsheet.ts'

interface Asked {
  path: { rp: number; workId: number }
  query: QueryOf<'downloadWorkMovements'>
  db: Db
  clock: Clock
}

/** Which movements of a work are told, the newest first. */
function selectionOf({ path, query, db, clock }: Asked) {
  const moment = { now: clock.now(), today: clock.today() }
  const isAskedFor = createMovementFilter(query, foundBy(db, path.rp, query), moment)
  return {
    equals: { work_id: path.workId },
    where: isAskedFor,
    orderBy: compareLatestMovementFirst,
  }
}

/** Who entered and left a construction work. */
export const workMovements = {
  listWorkMovements: (call) => {
    const selection = selectionOf(call)
    const page = getPage((window) => call.db.movements.select({ ...selection, ...window }), call.query)
    const fileOf = movementFiles(call.db)
    const results = mapPage(page, (row) => toWorkMovement(fileOf(row)))
    return reply(200, results)
  },

  downloadWorkMovements: async (call) => {
    const { pause = noPause } = call.host
    const rows = await call.db.movements.collect(selectionOf(call), pause)
    const fileOf = movementFiles(call.db)
    const records = await mapWithPauses(rows, (row) => toWorkMovement(fileOf(row)), pause)
    return reply(200, await spreadsheet(workMovementSheet, records, call.host))
  },
} satisfies Pick<Handlers, 'listWorkMovements' | 'downloadWorkMovements'>
