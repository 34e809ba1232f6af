import { type AccessRow, everybody, get, onlyResidente } from './row'

const lot = (pid: number, rest = '') => get(`/fapi/customer/101/activity-records/${pid}/${rest}`)
const work = (id: number, rest = '') => get(`/fapi/customer/101/works/${id}/activity/${rest}`)

/** A lot's movements are its residents'; a work's are also its managers' and the Administration's. */
export const movementAccess: readonly AccessRow[] = [
  ['listActivityRecords', 'A-12', lot(201), onlyResidente(200)],
  ['listActivityRecords', 'C-3', lot(203), [404, 200, 404, 404, 404]],
  ['listActivityRecords', 'E-9', lot(205), [404, 404, 404, 404, 200]],
  ['listActivityRecords', 'a lot elsewhere', lot(301), everybody(404)],
  ['listActivityRecords', 'A-12, broken', lot(201, '?page_size=7'), [400, 404, 404, 404, 404]],
  ['downloadActivityRecords', 'A-12', lot(201, 'download/'), onlyResidente(200)],
  ['downloadActivityRecords', 'E-9', lot(205, 'download/'), [404, 404, 404, 404, 200]],
  ['listWorkMovements', 'Casa Pérez', work(501), [200, 404, 200, 200, 404]],
  ['listWorkMovements', 'Muro perimetral', work(508), [404, 404, 404, 200, 200]],
  ['listWorkMovements', 'none', work(999), everybody(404)],
  ['downloadWorkMovements', 'Casa Pérez', work(501, 'download/'), [200, 404, 200, 200, 404]],
  [
    'downloadWorkMovements',
    'of another neighbourhood',
    get('/fapi/customer/102/works/501/activity/download/'),
    everybody(404),
  ],
]
