import { createDatabase } from '@mocks/db/db'
import { joinManager, requireWorkOfNeighbourhood } from '@mocks/rules/work-lookups'
import { expect, it } from 'vitest'
import { createResidencyRow } from './sample-lots'
import { catchRefusal, createPersonRow, lot, today } from './sample-rows'
import { createWorkRow } from './work-rows'

it('requireWorkOfNeighbourhood refuses a work of another neighbourhood as not found', async () => {
  const { db } = createDatabase()
  await db.properties.insert(lot)
  const work = await db.works.insert(createWorkRow())
  expect(requireWorkOfNeighbourhood(db, { rp: 101, workId: work.id })).toEqual(work)
  expect(catchRefusal(() => requireWorkOfNeighbourhood(db, { rp: 102, workId: work.id })).status).toBe(404)
})

it.each([
  ['lives on the lot of the work', true, { property_id: 201 }],
  ['lives on another lot', false, { property_id: 202 }],
  ['left the lot of the work yesterday', false, { property_id: 201, to_date: '2026-03-15' }],
] as const)('joinManager, for a manager who %s, sets isResident to %s', async (_, isResident, residency) => {
  const { db } = createDatabase()
  await db.persons.insert(createPersonRow(4001))
  await db.residencies.insert(createResidencyRow({ person_id: 4001, ...residency }))
  const row = { id: 601, work_id: 501, person_id: 4001, status: 'CURRENT' } as const
  expect(joinManager(db, createWorkRow(), row, today)).toMatchObject({ isResident, user: undefined })
})
