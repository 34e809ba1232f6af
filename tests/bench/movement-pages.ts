import { deepEqual } from 'node:assert/strict'
import { createDatabase, type Db, dumpRows, loadRows } from '../../mocks/db/db.ts'
import type { MovementRow } from '../../mocks/db/rows.ts'
import type { Call } from '../../mocks/handlers/handler.ts'
import { createMovementJoiner } from '../../mocks/handlers/movement-lookups.ts'
import { movementHandlers } from '../../mocks/handlers/movements.ts'
import { runExclusive } from '../../mocks/pipeline/run-exclusive.ts'
import { toActivityRecord } from '../../mocks/rules/movement-views.ts'
import { subtractYear } from '../../mocks/rules/movements.ts'
import { toInstant } from '../../mocks/rules/zone.ts'
import { testNow, World } from '../../mocks/world/world.ts'
import { compareMilliseconds, type Measurement } from './measurements.ts'

const pageSize = 50
const rounds = 41
const path = { rp: 101, pid: 201 }

type ListCall = Call<'listActivityRecords'>

/** Compares movements, so that the latest check-in comes first, as on the screen. */
const compareLatestFirst = (left: MovementRow, right: MovementRow): number => {
  if (left.checkin_at === right.checkin_at) return 0
  return left.checkin_at < right.checkin_at ? 1 : -1
}

async function createLargeWorld(): Promise<World> {
  const world = new World({ initialState: { scenario: 'large', now: testNow } })
  await runExclusive(world, async () => {})
  return world
}

/** Creates the database of a world with every tenth movement, of the same year. */
async function copyTenth(db: Db): Promise<Db> {
  const rows = dumpRows(db)
  const database = createDatabase()
  await loadRows(database, { ...rows, movements: rows.movements.filter((_, index) => index % 10 === 0) })
  return database.db
}

/** Creates a function that answers the call of a page of a lot's movements of a year. */
const createList =
  (db: Db, clock: ListCall['clock']) =>
  (page: number): unknown => {
    const query = { ordering: '-activity_date', page, page_size: pageSize }
    return movementHandlers.listActivityRecords({ path, query, db, clock } as ListCall)
  }

/** Creates a function that answers the same call by a plain array. */
function createPlainList(db: Db, clock: ListCall['clock']) {
  const movements = db.movements.all()
  const earliest = toInstant(subtractYear(clock.today()), '00:00')
  return (page: number): unknown => {
    const rows = movements
      .filter((row) => row.property_id === path.pid && row.checkin_at >= earliest)
      .sort(compareLatestFirst)
    const results = rows.slice((page - 1) * pageSize, page * pageSize)
    const joinMovement = createMovementJoiner(db)
    const records = results.map((row) => toActivityRecord(joinMovement(row)))
    return { status: 200, body: { count: rows.length, current: page, results: records } }
  }
}

/**
 * Compares pages of a year of 100,000 movements with the pages of a plain array, and with the pages of a year of 10,000
 * movements.
 */
export async function measureMovementPages(): Promise<Measurement[]> {
  const { db, clock } = await createLargeWorld()
  const smallDb = await copyTenth(db)
  const [list, listPlainly, listSmall] = [
    createList(db, clock),
    createPlainList(db, clock),
    createList(smallDb, clock),
  ]
  const getLastPage = (rows: Db) =>
    Math.ceil(rows.movements.count(({ property_id }) => property_id === path.pid) / pageSize)
  const [lastPage, lastSmallPage] = [getLastPage(db), getLastPage(smallDb)]
  return (
    [
      ['start', 0],
      ['middle', 0.5],
      ['end', 1],
    ] as const
  ).flatMap(([position, part]) => {
    // The last full page, because the last page may have few rows.
    const [page, smallPage] = [lastPage, lastSmallPage].map((last) =>
      Math.max(1, Math.floor((last - 1) * part)),
    )
    if (page === undefined || smallPage === undefined) throw new Error('There is no page')
    // The comparison is fair only if both pages are equal.
    deepEqual(list(page), listPlainly(page))
    const compare = (other: () => unknown) => compareMilliseconds(() => list(page), other, rounds)
    const [pageMs, plainMs] = compare(() => listPlainly(page))
    const [largeMs, smallMs] = compare(() => listSmall(smallPage))
    return [
      {
        name: `movements, page at the ${position}: ${pageMs.toFixed(2)} ms, array ${plainMs.toFixed(1)} ms`,
        value: pageMs / plainMs,
        unit: 'x',
        max: 0.05,
      },
      {
        name: `movements, page at the ${position}, growth from 10,000 rows`,
        value: largeMs / smallMs,
        unit: 'x',
        max: 1.5,
      },
    ]
  })
}
