import { deepEqual } from 'node:assert/strict'
import type { GenericSchema } from 'valibot'
import { drawRandom } from '../../mocks/db/ids.ts'
import { Journal } from '../../mocks/db/journal.ts'
import { type MovementRow, type PersonRow, rowSchemas } from '../../mocks/db/rows.ts'
import { DbTable } from '../../mocks/db/table.ts'
import { createMovementOrder } from '../../mocks/rules/movements.ts'
import { createComparator } from '../../mocks/rules/ordering.ts'
import { compareMilliseconds, type Measurement, measureMilliseconds, median } from './measurements.ts'

const rowCount = 100_000
const firstDay = Date.UTC(2025, 2, 16)

let randomState = 20260316
/** Draws an integer from 0 up to, but not including, `limit`. */
function drawInteger(limit: number): number {
  const next = drawRandom(randomState)
  randomState = next.state
  return Math.floor(next.value * limit)
}

const drawInstant = (days: number) => new Date(firstDay + drawInteger(days * 24 * 3600) * 1000).toISOString()

const createMovement = (id: number): MovementRow => ({
  id,
  property_id: 201 + drawInteger(4),
  work_id: null,
  person_id: 4001 + drawInteger(500),
  guest_type_code: (['OWNER', 'PERSONAL', 'VENDOR', 'WORKER'] as const)[drawInteger(4)] ?? 'OWNER',
  authorization_id: drawInteger(2) === 0 ? null : 7001 + drawInteger(90),
  visited_person_id: null,
  checkin_at: drawInstant(365),
  checkout_at: drawInteger(9) === 0 ? null : drawInstant(365),
  limit_at: null,
  checkin_plate: drawInteger(3) === 0 ? `AB${100 + drawInteger(900)}CD` : null,
  checkout_plate: null,
  checkin_gate_id: 1 + drawInteger(4),
  checkout_gate_id: null,
})

/** Last names, which repeat as in a real neighbourhood. */
const names = ['ÁLVAREZ', 'NÚÑEZ', 'Pérez', 'GARCÍA', 'Ibáñez', 'Ocampo', 'Zabala', 'LÓPEZ']
const findPerson = (id: number) => ({ last_name: names[id % names.length] }) as PersonRow

const fields = {
  checkin_datetime: ({ checkin_at }: MovementRow) => checkin_at,
  last_name: ({ person_id }: MovementRow) => findPerson(person_id).last_name,
}
const wantedFields = { property_id: 201 }
const where = ({ checkin_at }: Readonly<MovementRow>) => checkin_at >= '2025-06-01'
const isWanted = (row: MovementRow) => row.property_id === wantedFields.property_id && where(row)

/** Returns the median duration of `times` runs of `work`, in milliseconds. */
async function measureMedian(times: number, work: (index: number) => unknown): Promise<number> {
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await work(index)
    durations.push(performance.now() - start)
  }
  return median(durations)
}

/** Compares how long the table and an array of the same rows take to select a page. */
function measurePages(table: DbTable<MovementRow>, array: readonly MovementRow[]): Measurement[] {
  const pageRequests = [
    ['-checkin_datetime', 0],
    ['-checkin_datetime', 12_000],
    ['last_name', 0],
    ['last_name', 12_000],
  ] as const
  return pageRequests.map(([ordering, skip]) => {
    const compare = createComparator(ordering, fields)
    const orderBy = createMovementOrder(ordering, findPerson)
    const selectFromTable = () => table.select({ equals: wantedFields, where, orderBy, skip, take: 100 }).rows
    const selectFromArray = () =>
      array
        .filter(isWanted)
        .sort(compare)
        .slice(skip, skip + 100)
    // The comparison is fair only if both pages are equal.
    deepEqual(selectFromTable(), selectFromArray())
    const [tableMs, arrayMs] = compareMilliseconds(selectFromTable, selectFromArray)
    const name = `page by ${ordering} from ${skip}: ${tableMs.toFixed(1)} ms, array ${arrayMs.toFixed(1)} ms`
    return { name, value: tableMs / arrayMs, unit: 'x', max: 1 }
  })
}

/** Measures pages, reads and writes of a table with 100,000 movements. */
export async function measureTable(): Promise<Measurement[]> {
  const rows = Array.from({ length: rowCount }, (_, index) => createMovement(index + 1))
  const journal = new Journal()
  const schema = rowSchemas.movements as GenericSchema<MovementRow>
  const table = new DbTable({
    name: 'movements',
    schema,
    journal,
    indexes: ['property_id', 'person_id'],
    orderedIndexes: ['checkin_at', 'checkout_at'],
  })
  const start = performance.now()
  await table.load(rows)
  const loadSeconds = (performance.now() - start) / 1000
  const pageMeasurements = measurePages(table, structuredClone(rows))
  const readMs = measureMilliseconds(() => {
    for (let index = 0; index < 10_000; index += 1) table.require(1 + ((index * 7919) % rowCount))
  })
  const write = async (index: number) => {
    journal.begin()
    await table.save({ ...table.require(1 + ((index * 7919) % rowCount)), person_id: 4001 })
  }
  const add = (index: number) => table.insert(createMovement(rowCount + 1 + index))
  const remove = (index: number) => table.remove(1 + index * 3)
  const [saveMs, insertMs, removeMs] = [
    await measureMedian(1000, write),
    await measureMedian(1000, add),
    await measureMedian(1000, remove),
  ]
  journal.begin()
  const removeAndRollBack = async (index: number) => {
    await table.remove(50_000 + index * 2)
    await journal.rollBack()
  }
  return [
    { name: 'loading 100,000 movements', value: loadSeconds, unit: 's', max: 5 },
    ...pageMeasurements,
    { name: 'reading a record by its id', value: readMs / 10_000, unit: 'ms', max: 0.05 },
    { name: 'saving a record', value: saveMs, unit: 'ms', max: 1 },
    { name: 'adding a record', value: insertMs, unit: 'ms', max: 1 },
    { name: 'removing a record', value: removeMs, unit: 'ms', max: 1 },
    {
      name: 'removing a record, and rolling back',
      value: await measureMedian(100, removeAndRollBack),
      unit: 'ms',
      max: 1,
    },
  ]
}
