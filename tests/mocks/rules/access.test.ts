import { WorldClock } from '@mocks/db/clock'
import type { Db } from '@mocks/db/db'
import type { ModuleRow } from '@mocks/db/rows'
import { requireAccess } from '@mocks/rules/access'
import { describe, expect, it } from 'vitest'
import { createSampleDb } from './sample-db'
import { callerPerson, createResidencyRow, now } from './sample-lots'
import { catchRefusal, createPersonRow, createUserRow } from './sample-rows'
import { createWorkRow } from './work-rows'

type CheckedOperation = 'listContacts' | 'searchPersons' | 'createPerson'

/** Requires access to an operation of a neighbourhood for user 1. */
const requireAccessTo = (operationId: CheckedOperation, db: Db, rp = 101) =>
  requireAccess(operationId, {
    operationId,
    path: { rp },
    query: {},
    caller: { userId: 1, sessionId: 's-000001', token: 'one' },
    db,
    clock: WorldClock.createAt(Date.parse(now)),
  })

/** Creates a database in which user 1 lives on lot 201. `workLotIds` are the ids of the lots that have a work. */
const createResidentDb = (modules: Omit<ModuleRow, 'id' | 'real_property_id'>[], workLotIds: number[]) =>
  createSampleDb({
    users: [createUserRow()],
    persons: [callerPerson],
    residencies: [createResidencyRow({ person_id: 301 })],
    modules: modules.map((module, index) => ({ id: index + 1, real_property_id: 101, ...module })),
    works: workLotIds.map((property_id, index) => createWorkRow({ id: 501 + index, property_id })),
  })

describe.each(['searchPersons', 'createPerson'] as const)('the access of a resident to %s', (operationId) => {
  const authorizationModule = { code: 'authorization', is_active_mobile: true } as const
  const submissionModule = { code: 'document_submission', is_active_mobile: true } as const
  const inactiveModule = { ...submissionModule, is_active_mobile: false }

  it.each([
    ['the neighbourhood has the submission module', [authorizationModule, submissionModule], []],
    ['the lot has a work', [authorizationModule, inactiveModule], [205, 201]],
  ])('is permitted if %s', async (_, modules, workLotIds) => {
    const db = await createResidentDb(modules, workLotIds)
    expect(() => requireAccessTo(operationId, db)).not.toThrow()
  })

  it.each([
    ['has no modules', []],
    ['has only other modules', [authorizationModule]],
    ['has switched the submission module off', [authorizationModule, inactiveModule]],
  ])('is refused if only other lots have works and the neighbourhood %s', async (_, modules) => {
    const db = await createResidentDb(modules, [205])
    expect(catchRefusal(() => requireAccessTo(operationId, db))).toEqual({
      status: 403,
      body: { detail: 'No tenés permiso para realizar esta acción.' },
    })
  })
})

describe('the access to the contacts of a neighbourhood', () => {
  it('requires a residency in the same neighbourhood', async () => {
    const db = await createSampleDb({
      users: [createUserRow()],
      persons: [callerPerson, createPersonRow(302, { user_id: 1, real_property_id: 102 })],
      residencies: [createResidencyRow({ person_id: 302, property_id: 205 })],
    })
    expect(() => requireAccessTo('listContacts', db, 102)).not.toThrow()
    expect(catchRefusal(() => requireAccessTo('listContacts', db, 101)).status).toBe(404)
  })
})
