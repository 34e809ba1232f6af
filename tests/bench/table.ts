import { deepEqual } from 'node:assert/strict'
import type { GenericSchema } from 'valibot'
import { nextRandom } from '../../mocks/db/ids.ts'
import { Journal } from '../../mocks/db/journal.ts'
import { type MovementRow, type PersonRow, rowSchemas } from '../../mocks/db/rows.ts'
import { DbTable } from '../../mocks/db/table.ts'
import { createMovementOrder } from '../../mocks/rules/movements.ts'
import { createComparator } from '../../mocks/rules/ordering.ts'
import { compared, type Figure, median, millisecondsOf } from './figures.ts'

const amount = 100_000
const firstDay = Date.UTC(2025, 2, 16)

let state = 20260316
/** A whole number from 0 up to `limit`. */
function drawn(limit: number): number {
  const next = nextRandom(state)
  state = next.state
  return Math.floor(next.value * limit)
}

const instantIn = (days: number) => new Date(firstDay + drawn(days * 24 * 3600) * 1000).toISOString()

const movement = (id: number): MovementRow => ({
  id,
  property_id: 201 + drawn(4),
  work_id: null,
  person_id: 4001 + drawn(500),
  guest_type_code: (['OWNER', 'PERSONAL', 'VENDOR', 'WORKER'] as const)[drawn(4)] ?? 'OWNER',
  authorization_id: drawn(2) === 0 ? null : 7001 + drawn(90),
  visited_person_id: null,
  checkin_at: instantIn(365),
  checkout_at: drawn(9) === 0 ? null : instantIn(365),
  limit_at: null,
  checkin_plate: drawn(3) === 0 ? `AB${100 + drawn(900)}CD` : null,
  checkout_plate: null,
  checkin_gate_id: 1 + drawn(4),
  checkout_gate_id: null,
})

/** People with names that repeat, as they do. */
const names = ['ÁLVAREZ', 'NÚÑEZ', 'Pérez', 'GARCÍA', 'Ibáñez', 'Ocampo', 'Zabala', 'LÓPEZ']
const personOf = (id: number) => ({ last_name: names[id % names.length] }) as PersonRow

const fields = {
  checkin_datetime: ({ checkin_at }: MovementRow) => checkin_at,
  last_name: ({ person_id }: MovementRow) => personOf(person_id).last_name,
}
const having = { property_id: 201 }
const where = ({ checkin_at }: Readonly<MovementRow>) => checkin_at >= '2025-06-01'
const isWanted = (row: MovementRow) => row.property_id === having.property_id && where(row)

async function each(times: number, work: (at: number) => unknown): Promise<number> {
  const spent: number[] = []
  for (let at = 0; at < times; at += 1) {
    const start = performance.now()
    await work(at)
    spent.push(performance.now() - start)
  }
  return median(spent)
}

/** A page of the table against the same page of a plain array of the same rows. */
function pages(table: DbTable<MovementRow>, plain: readonly MovementRow[]): Figure[] {
  const asked = [
    ['-checkin_datetime', 0],
    ['-checkin_datetime', 12_000],
    ['last_name', 0],
    ['last_name', 12_000],
  ] as const
  return asked.map(([ordering, skip]) => {
    const compare = createComparator(ordering, fields)
    const orderBy = createMovementOrder(ordering, personOf)
    const page = () => table.select({ equals: having, where, orderBy, skip, take: 100 }).rows
    const sorted = () =>
      plain
        .filter(isWanted)
        .sort(compare)
        .slice(skip, skip + 100)
    // A page that is not the same costs nothing that could be compared.
    deepEqual(page(), sorted())
    const [ours, theirs] = compared(page, sorted)
    const name = `page by ${ordering} from ${skip}: ${ours.toFixed(1)} ms, array ${theirs.toFixed(1)} ms`
    return { name, value: ours / theirs, unit: 'x', most: 1 }
  })
}

/** A table of 100,000 movements: pages, records, writes. */
export async function tableFigures(): Promise<Figure[]> {
  const rows = Array.from({ length: amount }, (_, at) => movement(at + 1))
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
  const loading = (performance.now() - start) / 1000
  const figures = pages(table, structuredClone(rows))
  const record = millisecondsOf(() => {
    for (let at = 0; at < 10_000; at += 1) table.require(1 + ((at * 7919) % amount))
  })
  const write = async (at: number) => {
    journal.begin()
    await table.save({ ...table.require(1 + ((at * 7919) % amount)), person_id: 4001 })
  }
  const add = (at: number) => table.insert(movement(amount + 1 + at))
  const remove = (at: number) => table.remove(1 + at * 3)
  const [saving, adding, removing] = [
    await each(1000, write),
    await each(1000, add),
    await each(1000, remove),
  ]
  journal.begin()
  const takeBack = async (at: number) => {
    await table.remove(50_000 + at * 2)
    await journal.rollBack()
  }
  return [
    { name: 'loading 100,000 movements', value: loading, unit: 's', most: 5 },
    ...figures,
    { name: 'a record by its id', value: record / 10_000, unit: 'ms', most: 0.05 },
    { name: 'saving a record', value: saving, unit: 'ms', most: 1 },
    { name: 'adding a record', value: adding, unit: 'ms', most: 1 },
    { name: 'removing a record', value: removing, unit: 'ms', most: 1 },
    { name: 'removing a record and taking that back', value: await each(100, takeBack), unit: 'ms', most: 1 },
  ]
}
