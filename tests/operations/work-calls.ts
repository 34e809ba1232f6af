import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { forbiddenBody, type Statuses } from './operation-record'

/** The path of Casa Pérez, a work on A-12 that obra manages. */
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

/** The path parameters of a work that residente may not see. */
export const foreignWork = { workId: errorWorkIds.foreign }

/** The status for the resident and the manager of Casa Pérez and for the Administration; a 404 for the others. */
export const statusesForCasaPerez = (status: number): Statuses => [status, 404, status, status, 404]
/** The status for the tenant and the manager of 'Refacción integral de la cocina' and for the Administration. */
export const statusesForCocina = (status: number): Statuses => [404, status, status, status, 404]
/** The status for the tenant and the Administration, and the status for obra, a suspended manager of 'Ascensor'. */
export const statusesForAscensor = (status: number, suspendedStatus: number): Statuses => [
  404,
  status,
  suspendedStatus,
  status,
  404,
]
/** The status for residente, who lives on the lot and manages the work. The others may not change the managers. */
export const statusesForManagingResident = (status: number): Statuses => [status, 404, 403, 403, 404]

/** Creates a refused call: residente calls about a work of another lot. Pass `body` for a write. */
export const createRefusedForeignWorkCall = (path: { id?: number } = {}, body?: object) => ({
  steps: 'Type the address /construction/592, which is a work of another lot',
  path: { ...foreignWork, ...path },
  body,
})

/** Creates a refused call: obra changes a work of which obra is a suspended manager. */
export const createRefusedSuspendedManagerCall = (path: { id?: number } = {}, body?: object) => ({
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
