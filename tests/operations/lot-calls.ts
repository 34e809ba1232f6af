import { addDays } from '@mocks/rules/calendar'
import { today } from '../mocks/handlers/backend'
import { forbiddenBody } from './operation-record'

/** The path parameters of lot A-12, where residente lives. */
export const a12 = { rp: 101, pid: 201 }

/** The path parameters of lot A-12, with residente as the calling person. */
export const a12WithCaller = { ...a12, personId: 301 }

/**
 * The path parameter of lot C-3. inquilino rents C-3 but may not change its data. A call takes `rp` from the `GoodCall` of its
 * operation.
 */
export const c3 = { pid: 203 }

/** The path parameters of a lot in Las Acacias. That neighbourhood lacks the census module. */
export const inAcacias = { rp: 102, pid: 301 }

/**
 * Ids of rows of A-12: the co-residents Federico and Milagros; the tenants Bruno (current), Ailín (future) and Rodolfo (former);
 * a vehicle, a pet and an authorization.
 */
export const a12RowIds = {
  federico: 51,
  milagros: 52,
  bruno: 71,
  ailin: 72,
  rodolfo: 73,
  hilux: 60_001,
  morocha: 80_001,
  jardinero: 7003,
}

/** The response body of a 403: the caller may see a lot but not change its data. */
export const notManagerBody = {
  detail:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
}
/** The response body of a 403: the neighbourhood lacks the census module. */
export const noCensusBody = { detail: 'El barrio no tiene habilitado el módulo de lotes y residentes.' }

/** The path parameters besides `rp` and `pid`. */
interface RowPath {
  id?: number
  personId?: number
}

/** Creates a refused call: residente calls about C-3, where residente does not live. Pass `body` for a write. */
export const createRefusedForeignLotCall = (path: RowPath = {}, body?: object) => ({
  steps: 'Send a request for C-3, another user’s lot; the portal shows no lot at /manageproperty/203',
  path: { ...c3, ...path },
  body,
})

/** Creates a refused call: inquilino changes data of C-3, which inquilino may only read. */
export const createRefusedNotManagerCall = (path: RowPath, body?: object) => ({
  steps:
    'In the navigation state of C-3, set canManageProperty to true and isRenterFlag to false; save before the lots load',
  as: 'inquilino' as const,
  expectedBody: notManagerBody,
  path: { ...c3, ...path },
  body,
})

/** Creates a refused call: inquilino changes the co-residents of C-3, which inquilino may not even read. */
export const createRefusedCoResidentWriteCall = (path: RowPath, body?: object) => ({
  ...createRefusedNotManagerCall(path, body),
  expectedBody: forbiddenBody,
})

/** Creates a refused call: inquilino reads the co-residents of C-3. */
export const createRefusedCoResidentReadCall = (path: RowPath = {}) => ({
  steps: 'Send a request for the co-residents of C-3; the portal does not show their tab to a tenant',
  as: 'inquilino' as const,
  expectedBody: forbiddenBody,
  path: { ...c3, ...path },
})

/** Creates a refused call: residente calls about Las Acacias, which lacks the census module. */
export const createRefusedNoCensusCall = (path: RowPath = {}, body?: object) => ({
  steps: 'Send a request for lot 301 in Las Acacias; the portal redirects from /manageproperty/301',
  expectedBody: noCensusBody,
  path: { ...inAcacias, ...path },
  body,
})

/** A refused call: it requests a list from today to yesterday. */
export const refusedReversedRangeCall = {
  steps: 'In the address bar, change the dates so that the last day is before the first day',
  expectedBody: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
  query: { start_date: today, end_date: addDays(today, -1) },
}
