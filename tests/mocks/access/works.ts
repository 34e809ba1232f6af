import { type AccessRow, del, everybody, get, onlyResidente, post, put, type Statuses } from './row'

/** In which the table speaks: of residente, of residente and obra, of obra in C-3, of consejo, and of Las Acacias. */
export const workIds = { perez: 501, cocina: 503, ascensor: 510, muro: 508, teHouse: 511 }

const base = (workId: number, rp = 101) => `/fapi/customer/${rp}/works/${workId}/`
const status = { status: 'CURRENT' }
const person = { email: 'obra@demo.ar', mobile_phone_number: '1155550103' }
const newPerson = (id_number: string) => ({ first_name: 'LUZ', last_name: 'ÑANDÚ', id_number, gender: 'F' })
const group = (work: number, workers: readonly number[]) => ({
  work,
  workers,
  preauth_fields: {
    name: 'Yesería',
    type: 'VENDOR',
    from_date: '2026-03-16',
    to_date: '2026-04-10',
    start_time: '07:00:00',
    end_time: '17:00:00',
    monday_flag: true,
    tuesday_flag: false,
    wednesday_flag: false,
    thursday_flag: false,
    friday_flag: false,
    saturday_flag: false,
    sunday_flag: false,
    source: 'PERSON',
    method: 'WEB',
  },
})

/** Whoever sees Casa Pérez: its resident, its manager, the Administration. */
const ofPerez = (seen: number): Statuses => [seen, 404, seen, seen, 404]
/** Whoever sees 'Refacción integral de la cocina': the renter of C-3, its manager, the Administration. */
const ofCocina = (seen: number): Statuses => [404, seen, seen, seen, 404]
/** Where obra is suspended: the renter and the Administration may change it. */
const ofAscensor = (seen: number, suspended: number): Statuses => [404, seen, suspended, seen, 404]
/** Only a resident of the lot who is a current manager. */
const managing = (done: number): Statuses => [done, 404, 403, 403, 404]

/** Works, their managers, workers, groups and documents, and the people that can be chosen. */
export const workAccess: readonly AccessRow[] = [
  ['listWorks', 'Los Álamos', get('/fapi/v2/customer/101/works/'), everybody(200)],
  ['listWorks', 'Las Acacias', get('/fapi/v2/customer/102/works/'), onlyResidente(200)],
  ['getWork', 'of A-12', get(base(501)), ofPerez(200)],
  ['getWork', 'of C-3', get(base(503)), ofCocina(200)],
  ['getWork', 'of E-9', get(base(508)), [404, 404, 404, 200, 200]],
  ['getWork', 'once managed', get(base(506)), [404, 404, 404, 200, 404]],
  ['getWork', 'under another neighbourhood', get(base(501, 102)), everybody(404)],
  ['getWork', 'of Las Acacias', get(base(511, 102)), onlyResidente(200)],
  ['getWork', 'none', get(base(999)), everybody(404)],
  ['listWorkManagers', 'of A-12', get(`${base(501)}managers/`), ofPerez(200)],
  ['listWorkers', 'of A-12', get(`${base(501)}workers/`), ofPerez(200)],
  ['listLightWorkers', 'of A-12', get(`${base(501)}workers/light/`), ofPerez(200)],
  ['listGroupAuthorizations', 'of A-12', get(`${base(501)}groups/`), ofPerez(200)],
  ['listWorkDocuments', 'of A-12', get(`${base(501)}documents/`), ofPerez(200)],
  ['listWorkers', 'where suspended', get(`${base(510)}workers/`), ofAscensor(200, 200)],
  ['searchPersons', 'Los Álamos', get('/fapi/customer/101/persons/?search=juana'), everybody(200)],
  ['searchPersons', 'Las Acacias', get('/fapi/customer/102/persons/?search=juana'), onlyResidente(200)],
  [
    'addWorkManager',
    'to A-12',
    post(`${base(501)}managers/`, { work: 501, status: 'INVALID', person: 4010 }),
    managing(201),
  ],
  ['addWorkManager', 'broken', post(`${base(501)}managers/`, {}), managing(400)],
  [
    'addWorkManager',
    'to C-3, of a resident who manages nothing',
    post(`${base(503)}managers/`, { work: 503, status: 'CURRENT', person: 4010 }),
    ofCocina(403),
  ],
  ['updateWorkManager', 'obra', put(`${base(501)}managers/602/`, status), managing(200)],
  ['updateWorkManager', 'residente', put(`${base(501)}managers/601/`, status), [403, 404, 403, 403, 404]],
  ['updateWorkManager', 'of another work', put(`${base(501)}managers/609/`, status), everybody(404)],
  ['updateWorkManagerPerson', 'obra', put(`${base(501)}managers/602/person/`, person), managing(200)],
  [
    'sendWorkManagerInvitation',
    'obra',
    post(`${base(501)}managers/invite/`, { work: 501, person: 304 }),
    managing(200),
  ],
  [
    'createPerson',
    'Las Acacias',
    post('/fapi/customer/102/persons/', newPerson('40717253')),
    onlyResidente(201),
  ],
  [
    'createPerson',
    'known already',
    post('/fapi/customer/101/persons/', newPerson('30999888')),
    everybody(409),
  ],
  [
    'addWorker',
    'to A-12',
    post(`${base(501)}workers/`, { work: 501, status: 'CURRENT', person: 4020 }),
    ofPerez(201),
  ],
  [
    'addWorker',
    'where suspended',
    post(`${base(510)}workers/`, { work: 510, status: 'CURRENT', person: 4020 }),
    ofAscensor(201, 403),
  ],
  ['updateWorker', 'of A-12', put(`${base(501)}workers/701/`, status), ofPerez(200)],
  ['updateWorker', 'of another work', put(`${base(501)}workers/726/`, status), everybody(404)],
  ['createGroupAuthorization', 'of A-12', post(`${base(501)}groups/`, group(501, [701])), ofPerez(201)],
  [
    'createGroupAuthorization',
    'where suspended',
    post(`${base(510)}groups/`, group(510, [])),
    ofAscensor(400, 403),
  ],
  ['updateGroupAuthorization', 'of A-12', put(`${base(501)}groups/805/`, group(501, [701])), ofPerez(200)],
  ['updateGroupAuthorization', 'removed', put(`${base(501)}groups/802/`, group(501, [])), everybody(404)],
  ['deleteGroupAuthorization', 'of another work', del(`${base(501)}groups/809/`), everybody(404)],
  ['deleteGroupAuthorization', 'of A-12', del(`${base(501)}groups/801/`), ofPerez(204)],
  ['removeWorker', 'of another work', del(`${base(501)}workers/726/`), everybody(404)],
  ['removeWorker', 'of A-12', del(`${base(501)}workers/702/`), ofPerez(204)],
]
