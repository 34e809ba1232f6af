import type { OperationIdsByTag } from '../../contract/generated/contract.ts'
import type { OperationId } from '../../contract/operations.ts'
import { refuseNotFound } from '../../contract/refusal.ts'
import type { AuthorizationRow } from '../../db/rows.ts'
import type { AccessCall } from '../../handlers/handler.ts'
import { findCurrentHomes, requireCallerPerson } from '../lookups.ts'

type AccessRule<Id extends OperationId> = (call: AccessCall<Id>) => void

/** The guard of each operation of some tags. A guard refuses with 404 what the caller may not see. */
export type AccessRules<Tag extends keyof OperationIdsByTag = keyof OperationIdsByTag> = {
  readonly [Id in OperationIdsByTag[Tag]]: AccessRule<Id>
}

/** The parts of a call that every guard reads. */
export type AccessContext = Pick<AccessCall<'logout'>, 'db' | 'caller' | 'clock'>

/** The lots of which the caller is a resident today: the Administration's users live nowhere. */
export function findCallerHomes({ db, caller, clock }: AccessContext) {
  const isAdministration = db.users.require(caller.userId).groups.includes('PROPERTY_ADMIN')
  return isAdministration ? [] : findCurrentHomes(db, caller, clock.today())
}

/** Allows every caller. */
export const allowAnyone = () => {}

/** Only where the neighbourhood knows the caller: residents, work managers, its Administration. */
export const requireKnownCaller = ({ db, caller, path }: AccessContext & { path: { rp: number } }): void => {
  requireCallerPerson(db, caller, path.rp)
}

/** Only residents of the neighbourhood. */
export const requireNeighbour = (call: AccessContext & { path: { rp: number } }): void => {
  if (!findCallerHomes(call).some(({ realProperty }) => realProperty.id === call.path.rp)) refuseNotFound()
}

/** Only residents of the lot, and the lot must be of the neighbourhood. */
export const requireResident = (call: AccessContext & { path: { rp: number; pid: number } }): void => {
  const { rp, pid } = call.path
  if (!findCallerHomes(call).some(({ lot }) => lot.id === pid && lot.real_property_id === rp))
    refuseNotFound()
}

/** Only residents of the lot of an authorization. */
export function requireOwnAuthorization(call: AccessContext & { path: { id: number } }): AuthorizationRow {
  const authorization = call.db.authorizations.require(call.path.id)
  if (!findCallerHomes(call).some(({ lot }) => lot.id === authorization.property_id)) refuseNotFound()
  return authorization
}
