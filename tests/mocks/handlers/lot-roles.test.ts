import type { Mock } from '@mocks/node'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../contract/fuzz/generated-call'
import type { LotRole } from '../../operations/operation-record'
import { getRecordPath, records } from '../../operations/records'
import { sendCallAndRollBack } from '../../operations/send-call'
import { expectNoAdvice } from '../../support/expect-no-advice'
import { accounts, createBackend } from './backend'

interface Actor {
  email: string
  personId: number
  /** Changes the data so that the account gets the role; absent if the account has the role in the demo. */
  assignRole?: (mock: Mock) => Promise<unknown>
}

/**
 * Creates an actor with the account inquilino. Its `assignRole` moves inquilino to A-12 with the given role and permission.
 * `lastDay` is the last day of a tenant's contract.
 */
const createResidentOfA12 = (terms: {
  role: 'owner' | 'tenant'
  can_manage_property: boolean
  lastDay?: string
}): Actor => ({
  email: accounts.inquilino,
  personId: 303,
  assignRole: async ({ db }) => {
    const [ownResidency] = db.residencies.by('person_id', 303)
    if (!ownResidency) throw new Error('inquilino has no residency')
    const { lastDay = '2026-04-20', ...residency } = terms
    const period =
      terms.role === 'owner'
        ? { from_date: '2025-01-01', to_date: null }
        : { from_date: '2026-02-20', to_date: lastDay }
    await db.residencies.save({ ...ownResidency, property_id: 201, ...residency, ...period })
  },
})

const actors: Record<LotRole, Actor> = {
  ownerWhoManages: createResidentOfA12({ role: 'owner', can_manage_property: true }),
  ownerWhoReads: createResidentOfA12({ role: 'owner', can_manage_property: false }),
  tenantWhoManages: createResidentOfA12({ role: 'tenant', can_manage_property: true }),
  tenantWhoReads: createResidentOfA12({ role: 'tenant', can_manage_property: false }),
  formerRenter: createResidentOfA12({ role: 'tenant', can_manage_property: true, lastDay: '2026-03-15' }),
  workManager: { email: accounts.obra, personId: 304 },
  administration: { email: accounts.admin, personId: 305 },
  neighbour: { email: accounts.consejo, personId: 306 },
  residentElsewhere: {
    email: accounts.consejo,
    personId: 306,
    assignRole: async ({ db }) => {
      await db.persons.save({ ...db.persons.require(306), real_property_id: 102 })
      for (const residency of db.residencies.by('person_id', 306)) {
        await db.residencies.save({ ...residency, property_id: 301 })
      }
    },
  },
}

const roleRows = contractOperations.flatMap(({ operationId }) =>
  (records[operationId].roles ?? []).map(([subject, change, statuses]) => ({
    operationId,
    name: `${getRecordPath(operationId)}: roles of \`${operationId}\`${subject && `, ${subject}`}`,
    change,
    statuses,
  })),
)

describe.each(Object.entries(actors) as [LotRole, Actor][])('a call about a lot by %s', (role, actor) => {
  it('returns the status that the record of the operation lists for this role', async () => {
    const { mock, signIn } = await createBackend()
    await actor.assignRole?.(mock)
    const { token } = (await signIn(actor.email)).session
    for (const { operationId, name, change, statuses } of roleRows) {
      const actorChange = typeof change === 'function' ? change(actor.personId) : change
      const { status } = await sendCallAndRollBack(mock, operationId, actorChange, token)
      expect.soft(status, name).toBe(statuses[role])
    }
  })
})

it('requires at least one row of `roles` in the record of each operation about a lot', () => {
  const operationsWithoutRoles = contractOperations.filter(
    ({ operationId }) => records[operationId].roles?.length === 0,
  )
  const advice = operationsWithoutRoles.map(
    ({ operationId }) => `${getRecordPath(operationId)}: add a row to \`roles\` of \`${operationId}\``,
  )
  expectNoAdvice(advice)
})
