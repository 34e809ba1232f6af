import type { OperationIdsByTag, PublicOperationId } from '@mocks/contract/generated/contract'
import type { OperationId, PathOf, StatusOf } from '@mocks/contract/operations'
import type { authorizationAccess } from '@mocks/rules/access/authorizations'
import type { lotAccess } from '@mocks/rules/access/lots'

/** The accounts of the demo, in the order of `Statuses`. */
export const accounts = ['residente', 'inquilino', 'obra', 'admin', 'consejo'] as const

/** An account of the demo. */
export type Account = (typeof accounts)[number]

/** The role of a caller on lot A-12 of Los Álamos. */
export type LotRole =
  | 'ownerWhoManages'
  | 'ownerWhoReads'
  | 'renterWhoManages'
  | 'renterWhoReads'
  | 'formerRenter'
  | 'workManager'
  | 'administration'
  | 'neighbour'
  | 'residentElsewhere'

/** The operations whose answer depends on the caller's role on a lot. */
type LotOperation = keyof typeof lotAccess | keyof typeof authorizationAccess

/** A call that succeeds in the demo. Generated calls are variations of the good call. */
export interface GoodCall<Id extends OperationId = OperationId> {
  /** Absent parameters have the contract's example. */
  path?: Partial<PathOf<Id>>
  query?: Record<string, unknown>
  /** By default the contract's example. A form is an object of its fields. A function gets the caller's token. */
  body?: unknown | ((token: string) => unknown)
  /** By default residente. */
  as?: Account
}

/** The difference of a call from the good call: parameters of the path are merged, query and body replaced. */
export type CallChange<Id extends OperationId = OperationId> = Pick<GoodCall<Id>, 'path' | 'query' | 'body'>

/** The status for each account: residente, inquilino, obra, admin, consejo. */
export type Statuses = readonly [number, number, number, number, number]

/** The status for each role on lot A-12. */
export type RoleStatuses = Readonly<Record<LotRole, number>>

/** The statuses of one call in the demo. */
export type AccessRow<Id extends OperationId = OperationId> = readonly [
  subject: string,
  change: CallChange<Id>,
  statuses: Statuses,
]

/** The statuses of one call for each role; a function gets the id of the caller's person. */
export type RoleRow<Id extends OperationId = OperationId> = readonly [
  subject: string,
  change: CallChange<Id> | ((personId: number) => CallChange<Id>),
  statuses: RoleStatuses,
]

/** A call that is refused in the scenario `errors`. */
export interface Refusal<Id extends OperationId = OperationId> extends CallChange<Id> {
  /** The steps that reproduce the refusal in the portal. */
  steps: string
  /** By default residente; an operation that needs no session is called without a session. */
  as?: Account
  /** Fields of the response body; by default those of a 404. */
  expectedBody?: Readonly<Record<string, unknown>>
}

/** The refusals of one status, or the reason why no call of the portal causes them. */
export type RefusalList<Id extends OperationId = OperationId> =
  | readonly Refusal<Id>[]
  | { unreachable: string }

/** Each declared 403, 404, 409 and 413 is required. Every operation declares 400 and 401, so these are optional. */
type Refusals<Id extends OperationId> = {
  readonly [Status in StatusOf<Id> & (403 | 404 | 409 | 413)]: RefusalList<Id>
} & { readonly [Status in StatusOf<Id> & (400 | 401)]?: readonly Refusal<Id>[] }

/** The test data of one operation. */
export type OperationRecord<Id extends OperationId> = {
  call: GoodCall<Id>
  refusals: Refusals<Id>
} & (Id extends PublicOperationId ? unknown : { access: readonly AccessRow<Id>[] }) &
  (Id extends LotOperation ? { roles: readonly RoleRow<Id>[] } : unknown)

/** The records of all operations of a tag; a missing operation, status or account does not compile. */
export type OperationRecords<Tag extends keyof OperationIdsByTag> = {
  [Id in OperationIdsByTag[Tag]]: OperationRecord<Id>
}

/** The same status for every account. */
export const everybody = (status: number): Statuses => [status, status, status, status, status]
/** The status for residente, and a 404 for the other accounts. */
export const onlyResidente = (status: number): Statuses => [status, 404, 404, 404, 404]
/** The status for inquilino, and a 404 for the other accounts. */
export const onlyInquilino = (status: number): Statuses => [404, status, 404, 404, 404]
/** The status for obra, and a 404 for the other accounts. */
export const onlyObra = (status: number): Statuses => [404, 404, status, 404, 404]
/** The status for consejo, and a 404 for the other accounts. */
export const onlyConsejo = (status: number): Statuses => [404, 404, 404, 404, status]
/** A 404 for every account. */
export const nobody = everybody(404)

/** The same status for every role. */
export const everyRole = (status: number): RoleStatuses => ({
  ownerWhoManages: status,
  ownerWhoReads: status,
  renterWhoManages: status,
  renterWhoReads: status,
  formerRenter: status,
  workManager: status,
  administration: status,
  neighbour: status,
  residentElsewhere: status,
})
/** A 404 for every role. */
export const noRole = everyRole(404)

/** The same status for the four residents of the lot, and a 404 for the other roles by default. */
export const residents = (status: number, others: Partial<RoleStatuses> = {}): RoleStatuses => ({
  ...noRole,
  ownerWhoManages: status,
  ownerWhoReads: status,
  renterWhoManages: status,
  renterWhoReads: status,
  ...others,
})

/** The statuses of both owners, and of the renters. */
export const owners = (ownerWhoManages: number, ownerWhoReads: number, renters: number): RoleStatuses => ({
  ...residents(renters),
  ownerWhoManages,
  ownerWhoReads,
})
/** Only owners may read. */
export const ofOwners = owners(200, 200, 403)
/** Only an owner who manages may write. */
export const byOwner = (status: number): RoleStatuses => owners(status, 403, 403)
/** An owner or renter who manages may write. */
export const byManagers = (status: number): RoleStatuses => ({
  ...residents(403),
  ownerWhoManages: status,
  renterWhoManages: status,
})

/** The body of a 404 for a page after the last page. */
export const wrongPage = { detail: 'Página inválida.' }
/** The body of a 403 for data that the caller may see but not change. */
export const forbidden = { detail: 'No tenés permiso para realizar esta acción.' }
