import type { OperationId } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../contract/fuzz/generated-call'
import { authorizationIds } from '../../operations/authorizations'
import { accounts as accountNames } from '../../operations/operation-record'
import { getRecordPath, records } from '../../operations/records'
import { sendCall, sendCallAndRollBack } from '../../operations/send-call'
import { workIds } from '../../operations/work-calls'
import { expectNoAdvice } from '../../support/expect-no-advice'
import { accounts, createBackend, paths } from './backend'

const operationsWithSession = contractOperations.filter(({ isPublic }) => !isPublic)

const rows = operationsWithSession.flatMap(({ operationId }) =>
  (records[operationId].access ?? []).map(([subject, change, statuses]) => ({
    operationId,
    name: describeRow(operationId, subject),
    change,
    statuses,
  })),
)

function describeRow(operationId: OperationId, subject: string): string {
  return `${getRecordPath(operationId)}: access of \`${operationId}\`${subject && `, ${subject}`}`
}

describe.each(accountNames.map((account, column) => ({ account, column })))(
  'the calls of $account',
  ({ account, column }) => {
    it('return the statuses that the `access` rows of the operation records expect for this account', async () => {
      const { signIn, mock } = await createBackend()
      const { token } = (await signIn(accounts[account])).session
      for (const { operationId, name, change, statuses } of rows) {
        const { status } = await sendCallAndRollBack(mock, operationId, change, token)
        expect.soft(status, name).toBe(statuses[column])
      }
    })
  },
)

describe('calls without a session', () => {
  it('return 401 and leave the state unchanged', async () => {
    const { mock } = await createBackend()
    const state = mock.world.serialise()
    for (const { operationId, name, change } of rows) {
      const { status, body } = await sendCall(mock, operationId, change)
      expect.soft({ status, body }, name).toEqual({ status: 401, body: { detail: 'La sesión expiró.' } })
    }
    expect(mock.world.serialise()).toBe(state)
  })
})

describe('the operation records', () => {
  it('have an access row for each operation that requires a session', () => {
    const missing = operationsWithSession.filter(({ operationId }) => !records[operationId].access?.length)
    const advice = missing.map(
      ({ operationId }) => `${getRecordPath(operationId)}: add a row to \`access\` of \`${operationId}\``,
    )
    expectNoAdvice(advice)
  })

  it('use ids that belong to the expected authorizations and works of the demo', async () => {
    const { mock } = await createBackend()
    const names = Object.values(authorizationIds).map((id) => mock.db.authorizations.require(id).name)
    expect(names).toEqual(['Jardinero', 'Torneo de truco', 'Control de plagas'])
    const titles = Object.values(workIds).map((id) => mock.db.works.require(id).title.slice(0, 30))
    expect(titles).toEqual([
      'Casa Pérez',
      'Refacción integral de la cocin',
      'Ascensor',
      'Muro perimetral',
      'Casa de té',
    ])
  })
})

it('hides the authorizations of a lot from an owner in the group PROPERTY_ADMIN, but not AUDITOR', async () => {
  const { signIn, mock } = await createBackend()
  const residente = await signIn()
  const user = mock.db.users.require(1)
  await mock.db.users.save({ ...user, groups: ['PROPERTY_ADMIN'] })
  expect((await residente.get(paths.list(101, 201))).status).toBe(404)
  expect((await residente.get(paths.contacts(101))).status).toBe(404)
  await mock.db.users.save({ ...user, groups: ['AUDITOR'] })
  expect((await residente.get(paths.list(101, 201))).status).toBe(200)
})
