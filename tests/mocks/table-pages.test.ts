import { Journal } from '@mocks/db/journal'
import { noPause } from '@mocks/db/pause'
import { DbTable } from '@mocks/db/table'
import type { RowQuery } from '@mocks/db/table-options'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { chooseCount } from '../support/scope'

const visitSchema = v.object({
  id: v.number(),
  lot: v.number(),
  entry: v.string(),
  exit: v.nullable(v.string()),
})
type Visit = v.InferOutput<typeof visitSchema>

const createVisitTable = () => {
  const journal = new Journal()
  const table = new DbTable<Visit>({
    name: 'visits',
    schema: visitSchema,
    journal,
    indexes: ['lot'],
    orderedIndexes: ['entry', 'exit'],
  })
  return { journal, table }
}

const arbitraryText = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const arbitraryExit = fc.option(arbitraryText)
const arbitraryLot = fc.constantFrom(1, 2)
const arbitraryVisit = fc.record({ lot: arbitraryLot, entry: arbitraryText, exit: arbitraryExit })
const arbitraryField = fc.constantFrom('entry' as const, 'exit' as const)
const arbitraryWrite = fc.record({
  kind: fc.constantFrom('insert', 'save', 'remove', 'rollBack'),
  nth: fc.nat(30),
  visit: arbitraryVisit,
})

const isLateId = ({ id }: Visit) => id % 3 > 0
const compareById = (left: Visit, right: Visit) => right.id - left.id

const arbitraryQuery = fc.record(
  {
    equals: fc.oneof(fc.record({ lot: arbitraryLot }), fc.record({ lot: arbitraryLot, exit: arbitraryExit })),
    range: fc.record(
      { field: arbitraryField, from: arbitraryText, to: arbitraryText },
      { requiredKeys: ['field', 'from'] },
    ),
    where: fc.constant(isLateId),
    orderBy: fc.oneof(
      fc.record({ field: arbitraryField, isDescending: fc.boolean(), isLatestIdFirst: fc.boolean() }),
      fc.constant(compareById),
    ),
    skip: fc.nat(6),
    take: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
)

/** Compares two visits as the order demands; visits that it regards as equal keep their insertion order. */
function compareVisits(orderBy: RowQuery<Visit>['orderBy'], left: Visit, right: Visit): number {
  if (!orderBy) return 0
  if (typeof orderBy === 'function') return orderBy(left, right)
  const [leftValue, rightValue] = [left[orderBy.field], right[orderBy.field]]
  if (leftValue === rightValue) return orderBy.isLatestIdFirst ? right.id - left.id : 0
  if (leftValue === null || rightValue === null) return leftValue === null ? 1 : -1
  return leftValue < rightValue === orderBy.isDescending ? 1 : -1
}

/** Selects a page as plainly as possible: filters all rows, sorts them and cuts the page. */
function selectPlainly(
  visits: Visit[],
  { equals, range, where = () => true, orderBy, skip = 0, take = visits.length }: RowQuery<Visit>,
) {
  const matchingVisits = visits
    .filter((visit) => Object.entries(equals ?? {}).every(([name, value]) => visit[name as 'lot'] === value))
    .filter((visit) => {
      if (!range) return true
      const value = visit[range.field]
      return value !== null && value >= range.from && (range.to === undefined || value <= range.to)
    })
    .filter(where)
    .sort((left, right) => compareVisits(orderBy, left, right))
  return { count: matchingVisits.length, rows: matchingVisits.slice(skip, skip + take) }
}

describe('a page of a table', () => {
  it('equals the page of a plain array, for every query and after any writes and rollbacks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryWrite, { maxLength: 30 }),
        fc.array(arbitraryQuery, { minLength: 1, maxLength: 5 }),
        async (writes, queries) => {
          const { journal, table } = createVisitTable()
          journal.begin()
          for (const [index, { kind, nth, visit }] of writes.entries()) {
            const visits = table.all()
            const target = visits[nth % Math.max(visits.length, 1)]
            // The ids do not follow the insertion order.
            if (kind === 'insert') await table.insert({ ...visit, id: ((index * 7) % 31) + 1 })
            if (kind === 'save' && target) await table.save({ ...visit, id: target.id })
            if (kind === 'remove' && target) await table.remove(target.id)
            if (kind === 'rollBack') {
              await journal.rollBack()
              journal.begin()
            }
            for (const query of queries) {
              const page = selectPlainly(table.all(), query)
              expect(table.select(query)).toEqual(page)
              const { skip: _skip, take: _take, ...wholeQuery } = query
              expect(await table.collect(wholeQuery, noPause)).toEqual(
                selectPlainly(table.all(), wholeQuery).rows,
              )
            }
          }
        },
      ),
      { seed: 20260316, numRuns: chooseCount(50, 150) },
    )
  })

  it('requires an ordered index for a range', async () => {
    const { table } = createVisitTable()
    const range = { field: 'lot' as const, from: 'a' }
    expect(() => table.select({ range })).toThrow('visits has no ordered index of lot')
  })
})
