import { contract } from '@mocks/contract/generated/contract'
import { describe, expect, it } from 'vitest'
import { authorizationAccess, authorizationIds, sessionAccess } from '../access/authorizations'
import { lotAccess } from '../access/lots'
import { movementAccess } from '../access/movements'
import { submissionAccess } from '../access/submissions'
import { workAccess, workIds } from '../access/works'
import { accounts, backend, paths } from './backend'

/** Every area's rows; signing out comes last. */
const table = [
  ...authorizationAccess,
  ...lotAccess,
  ...workAccess,
  ...movementAccess,
  ...submissionAccess,
  ...sessionAccess,
]

describe.each(Object.entries(accounts).map(([account, email], column) => ({ account, email, column })))(
  'what $account may do',
  ({ email, column }) => {
    it('is as the table says', async () => {
      const { as, ask } = await backend()
      const { token } = (await as(email)).session
      const answered: [string, string, number][] = []
      for (const [operationId, what, { method, path, body }] of table) {
        answered.push([operationId, what, (await ask(method, path, body, token)).status])
      }
      expect(answered).toEqual(
        table.map(([operationId, what, , statuses]) => [operationId, what, statuses[column]]),
      )
    })
  },
)

describe('without a session', () => {
  it('everything that needs one is refused before anything is looked at', async () => {
    const { ask, mock } = await backend()
    const before = mock.world.serialise()
    for (const [operationId, what, { method, path, body }] of table) {
      expect(await ask(method, path, body), `${operationId} ${what}`).toEqual({
        status: 401,
        body: { detail: 'La sesión expiró.' },
      })
    }
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('the table', () => {
  it('has every operation that needs a session', () => {
    const needing = Object.values(contract.operations)
      .filter(({ isPublic }) => !isPublic)
      .map(({ operationId }) => operationId)
    expect([...new Set(table.map(([operationId]) => operationId))].sort()).toEqual(needing.sort())
  })

  it('speaks of what there is', async () => {
    const { mock } = await backend()
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

it('a property administrator is no resident, even with a lot', async () => {
  const { as, mock } = await backend()
  const residente = await as()
  const user = mock.db.users.require(1)
  await mock.db.users.save({ ...user, groups: ['PROPERTY_ADMIN'] })
  expect((await residente.get(paths.list(101, 201))).status).toBe(404)
  expect((await residente.get(paths.contacts(101))).status).toBe(404)
  await mock.db.users.save({ ...user, groups: ['AUDITOR'] })
  expect((await residente.get(paths.list(101, 201))).status).toBe(200)
})
