import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { forbiddenBody, type Statuses } from './operation-record'

/** The path parameters of Casa Pérez, a work on A-12. obra manages the work. */
export const casaPerez = { rp: 101, workId: 501 }

/** The ids of works of the demo. */
export const workIds = {
  /** On the lot of residente; obra manages the work. */
  perez: 501,
  /** On the lot that inquilino rents; obra manages the work. */
  cocina: 503,
  /** On the lot that inquilino rents; obra is a suspended manager. */
  ascensor: 510,
  /** On the lot of consejo. */
  muro: 508,
  /** On the lot of residente in Las Acacias. */
  teHouse: 511,
}

/** The path parameter of a work that residente may not see. */
export const foreignWork = { workId: errorWorkIds.foreign }

/**
 * The status for those who may see Casa Pérez, and a 404 for the others. residente lives on the lot, obra manages the work, and
 * admin may see every work.
 */
export const statusesForCasaPerez = (status: number): Statuses => [status, 404, status, status, 404]
/**
 * The status for those who may see 'Refacción integral de la cocina', and a 404 for the others. inquilino rents the lot, obra
 * manages the work, and admin may see every work.
 */
export const statusesForCocina = (status: number): Statuses => [404, status, status, status, 404]
/**
 * The statuses of a call about 'Ascensor'. inquilino, who rents the lot, and admin get `status`. obra, a suspended manager of
 * the work, gets `suspendedStatus`. The others get a 404.
 */
export const statusesForAscensor = (status: number, suspendedStatus: number): Statuses => [
  404,
  status,
  suspendedStatus,
  status,
  404,
]
/**
 * The statuses of a change to the managers of Casa Pérez. Only residente, who lives on the lot and manages the work, may
 * change them. obra and admin may see the work but not change its managers.
 */
export const statusesForManagingResident = (status: number): Statuses => [status, 404, 403, 403, 404]

/** Creates a refused call: residente calls about a work on a lot where residente does not live. Pass `body` for a write. */
export const createRefusedForeignWorkCall = (path: { id?: number } = {}, body?: object) => ({
  steps: 'Type the address /construction/592, which shows a work on a lot of other residents',
  path: { ...foreignWork, ...path },
  body,
})

/** Creates a refused call: obra changes a work of which obra is a suspended manager. */
export const createRefusedSuspendedManagerCall = (path: { id?: number } = {}, body?: object) => ({
  steps:
    'Open ‘Responsable suspendido: solo se puede mirar’ as obra and enable its buttons in the browser’s developer tools',
  as: 'obra' as const,
  expectedBody: forbiddenBody,
  path: { workId: errorWorkIds.suspended, ...path },
  body,
})

/** The response body of a 400 for a person who is not registered in the neighbourhood. */
export const unknownPersonBody = { person: ['La persona no está registrada en el barrio.'] }

/** The response body of a 400: the request body names a different work than the path. */
export const otherWorkBody = { work: ['No es la obra que se está editando.'] }

/** Creates the request body that adds a manager or a worker to a work. */
export const createMemberBody = (person: number, work = 501) => ({ work, status: 'CURRENT', person })
