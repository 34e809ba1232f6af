import { mapWithPauses, noPause } from '../db/pause.ts'
import type { MovementRow } from '../db/rows.ts'
import type { RowQuery } from '../db/table-options.ts'
import { activitySheet, type Sheet, workMovementSheet } from '../rules/movement-sheets.ts'
import { type JoinedMovement, toActivityRecord, toWorkMovement } from '../rules/movement-views.ts'
import {
  createMovementConditions,
  createMovementOrder,
  latestMovementFirst,
  type MovementQuery,
} from '../rules/movements.ts'
import { getPage, selectFromTable } from '../rules/pages.ts'
import { type Call, respond, type TagHandlers } from './handler.ts'
import { createMovementJoiner, createPersonLookup, findMovementMatches } from './movement-lookups.ts'
import { writeSpreadsheet } from './spreadsheet.ts'

type MovementRowQuery = Pick<RowQuery<MovementRow>, 'equals' | 'orderBy'>

const createRowQuery = (
  {
    path,
    query,
    db,
    clock,
  }: Pick<Call<'listWorkMovements'>, 'db' | 'clock'> & {
    path: { rp: number }
    query: MovementQuery
  },
  rowQuery: MovementRowQuery,
): RowQuery<MovementRow> => ({
  ...rowQuery,
  ...createMovementConditions(query, findMovementMatches(db, path.rp, query), {
    now: clock.now(),
    today: clock.today(),
  }),
})

const createLotQuery = (call: Call<'listActivityRecords'> | Call<'downloadActivityRecords'>) =>
  createRowQuery(call, {
    equals: { property_id: call.path.pid },
    orderBy: createMovementOrder(call.query.ordering, createPersonLookup(call.db)),
  })

const createWorkQuery = (call: Call<'listWorkMovements'> | Call<'downloadWorkMovements'>) =>
  createRowQuery(call, { equals: { work_id: call.path.workId }, orderBy: latestMovementFirst })

async function writeMovements<Row>(
  { db, host }: Pick<Call<'downloadWorkMovements'>, 'db' | 'host'>,
  rowQuery: RowQuery<MovementRow>,
  convert: (movement: JoinedMovement) => Row,
  sheet: Sheet<Row>,
): Promise<Uint8Array> {
  const { pause = noPause } = host
  const rows = await db.movements.collect(rowQuery, pause)
  const joinMovement = createMovementJoiner(db)
  return writeSpreadsheet(sheet, await mapWithPauses(rows, (row) => convert(joinMovement(row)), pause), host)
}

/** The handlers that list and download the movements of a lot or of a work. */
export const movementHandlers: TagHandlers<'movements' | 'work-movements'> = {
  listActivityRecords: (call) => {
    const joinMovement = createMovementJoiner(call.db)
    const select = selectFromTable(call.db.movements, createLotQuery(call))
    return respond(
      200,
      getPage(select, call.query, (row) => toActivityRecord(joinMovement(row))),
    )
  },

  downloadActivityRecords: async (call) =>
    respond(200, await writeMovements(call, createLotQuery(call), toActivityRecord, activitySheet)),

  listWorkMovements: (call) => {
    const joinMovement = createMovementJoiner(call.db)
    const select = selectFromTable(call.db.movements, createWorkQuery(call))
    return respond(
      200,
      getPage(select, call.query, (row) => toWorkMovement(joinMovement(row))),
    )
  },

  downloadWorkMovements: async (call) =>
    respond(200, await writeMovements(call, createWorkQuery(call), toWorkMovement, workMovementSheet)),
}
