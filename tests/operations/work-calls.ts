import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { forbidden, type Statuses } from './operation-record'

/** The path of Casa Pérez, a work on A-12 that obra manages. */
export const casaPerez = { rp: 101, workId: 501 }

/** The works of the access tables by account: residente; inquilino and obra; obra without rights; consejo; Las Acacias. */
export const workIds = { perez: 501, cocina: 503, ascensor: 510, muro: 508, teHouse: 511 }

/** The parameters of the path to the work that residente may not see. */
export const foreignWork = { workId: errorWorkIds.foreign }

/** Casa Pérez is visible to the resident and the manager of the work, and to the Administration. */
export const byCasaPerez = (status: number): Statuses => [status, 404, status, status, 404]
/** 'Refacción integral de la cocina' is visible to the tenant of C-3, the manager of the work, and the Administration. */
export const byCocina = (status: number): Statuses => [404, status, status, status, 404]
/** On 'Ascensor' obra is suspended; the tenant and the Administration may change it. */
export const byAscensor = (status: number, suspended: number): Statuses => [
  404,
  status,
  suspended,
  status,
  404,
]
/** Only a resident of the lot who is a current manager may change managers. */
export const byManagingResident = (status: number): Statuses => [status, 404, 403, 403, 404]

/** A call of residente about a work of another lot; writes have a body. */
export const onForeignWork = (path: { id?: number } = {}, body?: object) => ({
  steps: 'Open /construction/592 by hand, a work of another lot',
  path: { ...foreignWork, ...path },
  body,
})

/** A write of obra about a work whose manager is suspended. */
export const asSuspendedManager = (path: { id?: number } = {}, body?: object) => ({
  steps:
    'Open ‘Responsable suspendido: solo se puede mirar’ as obra and change the page so that its buttons are enabled',
  as: 'obra' as const,
  expectedBody: forbidden,
  path: { workId: errorWorkIds.suspended, ...path },
  body,
})

/** The 400 of a person who is not registered in the neighbourhood. */
export const unknownPerson = { person: ['La persona no está registrada en el barrio.'] }

/** The 400 of a body whose work differs from the path. */
export const otherWork = { work: ['No es la obra que se está editando.'] }

/** The body that adds a person to a work. */
export const joining = (person: number, work = 501) => ({ work, status: 'CURRENT', person })
