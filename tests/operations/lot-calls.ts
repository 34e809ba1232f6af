import { addDays } from '@mocks/rules/calendar'
import { today } from '../mocks/handlers/backend'
import { forbiddenBody } from './operation-record'

/** The path of lot A-12, where residente lives. */
export const a12 = { rp: 101, pid: 201 }

/** The path of a call of residente about lot A-12, with the id of the caller. */
export const a12OfResidente = { ...a12, personId: 301 }

/** The path of lot C-3, which inquilino rents without managing it. */
export const c3 = { pid: 203 }

/** The path of a lot of Las Acacias, which lacks the census module. */
export const inAcacias = { rp: 102, pid: 301 }

/**
 * Ids of rows of A-12: the owners Federico and Milagros; the tenants Bruno (current), Ailín (from a later day) and
 * Rodolfo (until an earlier day); a pick-up, a dog and an authorization.
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

/** The body of a 403 about a lot that the caller may only read. */
export const notManagerBody = {
  detail:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
}
/** The body of a 403 in a neighbourhood that lacks the census module. */
export const noCensusBody = { detail: 'El barrio no tiene habilitado el módulo de lotes y residentes.' }

/** The path parameters besides the lot. */
interface RowPath {
  id?: number
  personId?: number
}

/** A call of residente about C-3, where residente does not live; writes have a body. */
export const createForeignLotRefusal = (path: RowPath = {}, body?: object) => ({
  steps: 'Open /manageproperty/203 by hand, a lot of other residents',
  path: { ...c3, ...path },
  body,
})

/** A write of inquilino about C-3, which inquilino may only read. */
export const createReaderRefusal = (path: RowPath, body?: object) => ({
  steps: 'On C-3, change the navigation state so that the buttons of /manageproperty/203 are enabled',
  as: 'inquilino' as const,
  expectedBody: notManagerBody,
  path: { ...c3, ...path },
  body,
})

/** A write of inquilino about the owners of C-3. */
export const createCoResidentWriteRefusal = (path: RowPath, body?: object) => ({
  ...createReaderRefusal(path, body),
  expectedBody: forbiddenBody,
})

/** A read of inquilino about the owners of C-3. */
export const createCoResidentReadRefusal = (path: RowPath = {}) => ({
  steps: 'On C-3, request the owners by hand, because a tenant has no tab of owners',
  as: 'inquilino' as const,
  expectedBody: forbiddenBody,
  path: { ...c3, ...path },
})

/** A call of residente in Las Acacias, which lacks the census module. */
export const createNoCensusRefusal = (path: RowPath = {}, body?: object) => ({
  steps: 'Open /manageproperty/301 by hand in Las Acacias, which has no census module',
  expectedBody: noCensusBody,
  path: { ...inAcacias, ...path },
  body,
})

/** The refusal of a range from today to yesterday. */
export const reversedRangeRefusal = {
  steps: 'Request a range that ends before it begins, by the address bar',
  expectedBody: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
  query: { start_date: today, end_date: addDays(today, -1) },
}
