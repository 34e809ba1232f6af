import type { OperationIdsByTag, PublicOperationId } from '@mocks/contract/generated/contract'
import type { OperationId, PathOf, StatusOf } from '@mocks/contract/operations'
import type { authorizationAccess } from '@mocks/rules/access/authorizations'
import type { lotAccess } from '@mocks/rules/access/lots'

/** The accounts of the demo, in the order of `Statuses`. */
export const accounts = ['residente', 'inquilino', 'obra', 'admin', 'consejo'] as const

/** An account of the demo. */
export type Account = (typeof accounts)[number]

/**
 * The role of a caller on lot A-12 of Los Álamos. Those who manage may change the data of the lot; those who read may only see
 * them. `neighbour` lives on another lot of Los Álamos, and `residentElsewhere` lives only in Las Acacias.
 */
export type LotRole =
  | 'ownerWhoManages'
  | 'ownerWhoReads'
  | 'tenantWhoManages'
  | 'tenantWhoReads'
  | 'formerRenter'
  | 'workManager'
  | 'administration'
  | 'neighbour'
  | 'residentElsewhere'

/** The operations whose response depends on the caller's role on a lot. */
type LotOperation = keyof typeof lotAccess | keyof typeof authorizationAccess

/** A call that succeeds in the demo. Tests change its parameters and body to create other calls. */
export interface GoodCall<Id extends OperationId = OperationId> {
  /** For a path parameter that is absent here, the call uses the example in the contract. */
  path?: Partial<PathOf<Id>>
  /** For an absent required parameter, the call uses the example in the contract. An absent optional parameter is not sent. */
  query?: Record<string, unknown>
  /**
   * By default the first example in the contract. The body of a form is an object of its fields. A function receives the
   * caller's token and returns the body.
   */
  body?: unknown | ((token: string) => unknown)
  /** The account of the caller; by default residente. */
  as?: Account
}

/** Changes to the good call. `path` replaces single path parameters; `query` and `body` replace the whole query and body. */
export type CallChange<Id extends OperationId = OperationId> = Pick<GoodCall<Id>, 'path' | 'query' | 'body'>

/** The status for each account: residente, inquilino, obra, admin, consejo. */
export type Statuses = readonly [number, number, number, number, number]

/** The status for each role on lot A-12. */
export type RoleStatuses = Readonly<Record<LotRole, number>>

/** The statuses of one call in the demo, for each account. `subject` describes the call in the failure message. */
export type AccessRow<Id extends OperationId = OperationId> = readonly [
  subject: string,
  change: CallChange<Id>,
  statuses: Statuses,
]

/**
 * The statuses of one call for each role. The failure message names the operation and `subject`, which may be empty. If
 * `change` is a function, it receives the id of the caller's person.
 */
export type RoleRow<Id extends OperationId = OperationId> = readonly [
  subject: string,
  change: CallChange<Id> | ((personId: number) => CallChange<Id>),
  statuses: RoleStatuses,
]

/** A call that is refused in the scenario `errors`. */
export interface RefusedCall<Id extends OperationId = OperationId> extends CallChange<Id> {
  /** The steps that reproduce the refusal in the portal. */
  steps: string
  /** The account of the caller; by default residente, or no account for a public operation. */
  as?: Account
  /** Fields that the response body must contain; by default `detail: 'No encontrado.'`. */
  expectedBody?: Readonly<Record<string, unknown>>
}

/** The calls that are refused with one status. `unreachable` is the reason if the portal cannot cause that status. */
export type RefusalList<Id extends OperationId = OperationId> =
  | readonly RefusedCall<Id>[]
  | { unreachable: string }

/**
 * Refusals are required for each 403, 404, 409 and 413 that the contract declares for the operation. They are optional for 400
 * and 401, which every operation declares.
 */
type Refusals<Id extends OperationId> = {
  readonly [Status in StatusOf<Id> & (403 | 404 | 409 | 413)]: RefusalList<Id>
} & { readonly [Status in StatusOf<Id> & (400 | 401)]?: readonly RefusedCall<Id>[] }

/** The test data of one operation. */
export type OperationRecord<Id extends OperationId> = {
  call: GoodCall<Id>
  refusals: Refusals<Id>
} & (Id extends PublicOperationId ? unknown : { access: readonly AccessRow<Id>[] }) &
  (Id extends LotOperation ? { roles: readonly RoleRow<Id>[] } : unknown)

/** The records of all operations of a tag. The compiler reports a missing operation, status or account. */
export type OperationRecords<Tag extends keyof OperationIdsByTag> = {
  [Id in OperationIdsByTag[Tag]]: OperationRecord<Id>
}

/** The same status for every account. */
export const everyAccount = (status: number): Statuses => [status, status, status, status, status]
/** The status for residente, and a 404 for the other accounts. */
export const onlyResidente = (status: number): Statuses => [status, 404, 404, 404, 404]
/** The status for inquilino, and a 404 for the other accounts. */
export const onlyInquilino = (status: number): Statuses => [404, status, 404, 404, 404]
/** The status for obra, and a 404 for the other accounts. */
export const onlyObra = (status: number): Statuses => [404, 404, status, 404, 404]
/** The status for consejo, and a 404 for the other accounts. */
export const onlyConsejo = (status: number): Statuses => [404, 404, 404, 404, status]
/** A 404 for every account. */
export const notFoundForEveryAccount = everyAccount(404)

/** The same status for every role. */
export const everyRole = (status: number): RoleStatuses => ({
  ownerWhoManages: status,
  ownerWhoReads: status,
  tenantWhoManages: status,
  tenantWhoReads: status,
  formerRenter: status,
  workManager: status,
  administration: status,
  neighbour: status,
  residentElsewhere: status,
})
/** A 404 for every role. */
export const notFoundForEveryRole = everyRole(404)

/** The same status for the four roles of residents of the lot, and a 404 for the other roles by default. */
export const statusesForResidents = (status: number, others: Partial<RoleStatuses> = {}): RoleStatuses => ({
  ...notFoundForEveryRole,
  ownerWhoManages: status,
  ownerWhoReads: status,
  tenantWhoManages: status,
  tenantWhoReads: status,
  ...others,
})

/** The statuses for an owner who manages, an owner who only reads, and renters; a 404 for the other roles. */
export const statusesForOwners = (
  ownerWhoManages: number,
  ownerWhoReads: number,
  renters: number,
): RoleStatuses => ({
  ...statusesForResidents(renters),
  ownerWhoManages,
  ownerWhoReads,
})
/** The statuses of an operation that reads data which only owners may see. */
export const statusesForOwnersRead = statusesForOwners(200, 200, 403)
/** The statuses of a write that is allowed only to owners with the permission to manage the lot. */
export const statusesForOwnersWrite = (status: number): RoleStatuses => statusesForOwners(status, 403, 403)
/** The statuses of a write that is allowed only to owners and renters with the permission to manage the lot. */
export const statusesForManagersWrite = (status: number): RoleStatuses => ({
  ...statusesForResidents(403),
  ownerWhoManages: status,
  tenantWhoManages: status,
})

/** The response body of a 404 for a page after the last page. */
export const wrongPageBody = { detail: 'Página inválida.' }
/** The response body of a 403: the caller may see the lot or the work, but may not perform the operation. */
export const forbiddenBody = { detail: 'No tenés permiso para realizar esta acción.' }
