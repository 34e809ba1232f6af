import { draft, guest, paths } from '../handlers/backend'
import { type AccessRow, everybody, get, onlyResidente, post, put } from './row'

/** Of A-12: two of residente's and one of the Administration's. */
export const authorizationIds = { jardinero: 7003, torneo: 7010, plagas: 7024 }
const people = [{ id: 4001 }]
const ofMine = { email: 'propia@demo.ar', mobile_phone_number: '1155550199' }
const ofObra = { ...ofMine, email: 'obra2@demo.ar' }
const byAdmin = draft({ people, source: 'ADMIN' })

/** Sessions, authorizations, contacts. What writes comes after what reads. */
export const authorizationAccess: readonly AccessRow[] = [
  ['listCountries', 'all', get('/api/country/'), everybody(200)],
  ['listIdTypes', 'all', get('/api/idtype/'), everybody(200)],
  ['listHomeModules', 'Los Álamos', get(paths.modules(101)), everybody(200)],
  ['listHomeModules', 'Las Acacias', get(paths.modules(102)), onlyResidente(200)],
  ['listHomeModules', 'nowhere', get(paths.modules(999)), everybody(404)],
  ['listAuthorizations', 'A-12', get(paths.list(101, 201)), onlyResidente(200)],
  ['listAuthorizations', 'C-3', get(paths.list(101, 203)), [404, 200, 404, 404, 404]],
  ['listAuthorizations', 'E-9', get(paths.list(101, 205)), [404, 404, 404, 404, 200]],
  ['listAuthorizations', 'a lot elsewhere', get(paths.list(101, 301)), everybody(404)],
  ['getAuthorization', 'of A-12', get(paths.read(authorizationIds.jardinero)), onlyResidente(200)],
  ['getAuthorization', 'none', get(paths.read(1)), everybody(404)],
  ['listAuthorizedPeople', 'of A-12', get(paths.people(authorizationIds.jardinero)), onlyResidente(200)],
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
  [
    'updateAuthorization',
    'of A-12',
    put(paths.update(101, 201, authorizationIds.torneo), draft()),
    onlyResidente(200),
  ],
  [
    'updateAuthorization',
    'the Administration’s',
    put(paths.update(101, 201, authorizationIds.plagas), draft()),
    onlyResidente(200),
  ],
  [
    'cancelAuthorization',
    'the Administration’s',
    put(paths.cancel(authorizationIds.plagas)),
    onlyResidente(200),
  ],
  ['cancelAuthorization', 'of A-12', put(paths.cancel(authorizationIds.jardinero)), onlyResidente(200)],
  ['updatePerson', 'residente', put(paths.person(101, 301), ofMine), onlyResidente(200)],
  ['updatePerson', 'residente elsewhere', put(paths.person(102, 301), ofMine), everybody(404)],
  ['updatePerson', 'obra', put(paths.person(101, 304), ofObra), [404, 404, 200, 404, 404]],
]

/** What ends or renews the session: asked last. */
export const sessionAccess: readonly AccessRow[] = [
  ['refreshToken', 'an unknown one', post('/fapi/auth/refresh/', { token: 'invented' }), everybody(401)],
  ['logout', 'oneself', post('/fapi/auth/logout/', { session_id: null }), everybody(204)],
]
