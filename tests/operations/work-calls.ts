import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { forbiddenBody, type Statuses } from './operation-record'

/** The path of Casa Pérez, a work on A-12 that obra manages. */
export const casaPerez = { rp: 101, workId: 501 }

/** The works of residente; of inquilino and obra; of inquilino with obra suspended; of consejo; and of Las Acacias. */
export const workIds = { perez: 501, cocina: 503, ascensor: 510, muro: 508, teHouse: 511 }

/** The path parameters of a work that residente may not see. */
export const foreignWork = { workId: errorWorkIds.foreign }

/** The status for the resident and the manager of Casa Pérez and for the Administration; a 404 for the others. */
export const statusesForCasaPerez = (status: number): Statuses => [status, 404, status, status, 404]
/** The status for the tenant and the manager of 'Refacción integral de la cocina' and for the Administration. */
export const statusesForCocina = (status: number): Statuses => [404, status, status, status, 404]
/** The status for the tenant and the Administration, and that for obra, whose manager role on 'Ascensor' is suspended. */
export const statusesForAscensor = (status: number, suspendedStatus: number): Statuses => [
  404,
  status,
  suspendedStatus,
  status,
  404,
]
/** The status for a resident of the lot who is a current manager; the other managers may not change managers. */
export const statusesForManagingResident = (status: number): Statuses => [status, 404, 403, 403, 404]

/** A call of residente about a work of another lot; writes have a body. */
export const createForeignWorkRefusal = (path: { id?: number } = {}, body?: object) => ({
  steps: 'Open /construction/592 by hand, a work of another lot',
  path: { ...foreignWork, ...path },
  body,
})

/** A write of obra about a work whose manager is suspended. */
export const createSuspendedManagerRefusal = (path: { id?: number } = {}, body?: object) => ({
  steps:
    'Open ‘Responsable suspendido: solo se puede mirar’ as obra and change the page so that its buttons are enabled',
  as: 'obra' as const,
  expectedBody: forbiddenBody,
  path: { workId: errorWorkIds.suspended, ...path },
  body,
})

/** The body of a 400 for a person who is not registered in the neighbourhood. */
export const unknownPersonBody = { person: ['La persona no está registrada en el barrio.'] }

/** The body of a 400 for a request body whose work differs from the work of the path. */
export const otherWorkBody = { work: ['No es la obra que se está editando.'] }

/** Creates the request body that adds a manager or a worker to a work. */
export const createMemberBody = (person: number, work = 501) => ({ work, status: 'CURRENT', person })
