import { contract } from '@mocks/contract/generated/contract'
import { describe, expect, it } from 'vitest'
import { accounts, backend, draft, guest, paths } from './backend'

/** residente, inquilino, obra, admin, consejo. */
type Statuses = readonly [number, number, number, number, number]

const everybody = (status: number): Statuses => [status, status, status, status, status]
const onlyResidente = (status: number): Statuses => [status, 404, 404, 404, 404]

const get = (path: string) => ({ method: 'GET', path, body: undefined })
const post = (path: string, body: object) => ({ method: 'POST', path, body })
const put = (path: string, body?: object) => ({ method: 'PUT', path, body })

/** Of A-12: two of residente's and one of the Administration's. */
const ids = { jardinero: 7003, torneo: 7010, plagas: 7024 }
const people = [{ id: 4001 }]
const ofMine = { email: 'propia@demo.ar', mobile_phone_number: '1155550199' }
const ofObra = { ...ofMine, email: 'obra2@demo.ar' }
const byAdmin = draft({ people, source: 'ADMIN' })

/** Operation, of what, the call, and what each account is answered. What writes comes after what reads. */
const table: readonly (readonly [string, string, ReturnType<typeof get | typeof put>, Statuses])[] = [
  ['listCountries', 'all', get('/api/country/'), everybody(200)],
  ['listIdTypes', 'all', get('/api/idtype/'), everybody(200)],
  ['listHomeModules', 'Los Álamos', get(paths.modules(101)), everybody(200)],
  ['listHomeModules', 'Las Acacias', get(paths.modules(102)), onlyResidente(200)],
  ['listHomeModules', 'nowhere', get(paths.modules(999)), everybody(404)],
  ['listAuthorizations', 'A-12', get(paths.list(101, 201)), onlyResidente(200)],
  ['listAuthorizations', 'C-3', get(paths.list(101, 203)), [404, 200, 404, 404, 404]],
  ['listAuthorizations', 'E-9', get(paths.list(101, 205)), [404, 404, 404, 404, 200]],
  ['listAuthorizations', 'a lot elsewhere', get(paths.list(101, 301)), everybody(404)],
  ['getAuthorization', 'of A-12', get(paths.read(ids.jardinero)), onlyResidente(200)],
  ['getAuthorization', 'none', get(paths.read(1)), everybody(404)],
  ['listAuthorizedPeople', 'of A-12', get(paths.people(ids.jardinero)), onlyResidente(200)],
  ['listContacts', 'Los Álamos', get(paths.contacts(101)), [200, 200, 404, 404, 200]],
  ['listContacts', 'Las Acacias', get(paths.contacts(102)), onlyResidente(200)],
  ['lookupGuest', 'Los Álamos', get(paths.lookup(101, 'DNI', '30999888')), everybody(200)],
  ['lookupGuest', 'Las Acacias', get(paths.lookup(102, 'DNI', '30999888')), onlyResidente(200)],
  ['createGuest', 'A-12', post(paths.guest(101, 201), guest()), onlyResidente(201)],
  ['createGuest', 'a lot elsewhere', post(paths.guest(101, 301), guest()), everybody(404)],
  ['createGuest', 'no lot', post('/fapi/customer/101/guest/', guest()), [400, 400, 404, 404, 400]],
  ['createAuthorization', 'A-12', post(paths.create(101, 201), draft({ people })), onlyResidente(201)],
  ['createAuthorization', 'as the Administration', post(paths.create(101, 201), byAdmin), onlyResidente(403)],
  ['createAuthorization', 'broken', post(paths.create(101, 201), {}), onlyResidente(400)],
  ['updateAuthorization', 'of A-12', put(paths.update(101, 201, ids.torneo), draft()), onlyResidente(200)],
  [
    'updateAuthorization',
    'the Administration’s',
    put(paths.update(101, 201, ids.plagas), draft()),
    onlyResidente(200),
  ],
  ['cancelAuthorization', 'the Administration’s', put(paths.cancel(ids.plagas)), onlyResidente(200)],
  ['cancelAuthorization', 'of A-12', put(paths.cancel(ids.jardinero)), onlyResidente(200)],
  ['updatePerson', 'residente', put(paths.person(101, 301), ofMine), onlyResidente(200)],
  ['updatePerson', 'residente elsewhere', put(paths.person(102, 301), ofMine), everybody(404)],
  ['updatePerson', 'obra', put(paths.person(101, 304), ofObra), [404, 404, 200, 404, 404]],
  ['refreshToken', 'an unknown one', post('/fapi/auth/refresh/', { token: 'invented' }), everybody(401)],
  ['logout', 'oneself', post('/fapi/auth/logout/', { session_id: null }), everybody(204)],
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
    const names = Object.values(ids).map((id) => mock.db.authorizations.require(id).name)
    expect(names).toEqual(['Jardinero', 'Torneo de truco', 'Control de plagas'])
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
