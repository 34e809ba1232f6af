import type { OperationIdsByTag } from '../../contract/generated/contract.ts'
import type { OperationId } from '../../contract/operations.ts'
import { refuseNotFound } from '../../contract/refusal.ts'
import type { AuthorizationRow } from '../../db/rows.ts'
import type { AccessCall } from '../../handlers/handler.ts'
import { findCurrentHomes, requireCallerPerson } from '../lookups.ts'

type AccessRule<Id extends OperationId> = (call: AccessCall<Id>) => void

/**
 * One access rule for each operation of the given tags. An access rule throws a Refusal if the caller may not make the
 * call.
 */
export type AccessRules<Tag extends keyof OperationIdsByTag = keyof OperationIdsByTag> = {
  readonly [Id in OperationIdsByTag[Tag]]: AccessRule<Id>
}

/** The parts of a call that every access rule may read. */
export type AccessContext = Pick<AccessCall<'logout'>, 'db' | 'caller' | 'clock'>

/** Finds the caller's residencies that include today. Returns none for a PROPERTY_ADMIN, even one who lives on a lot. */
export function findCallerHomes({ db, caller, clock }: AccessContext) {
  const isAdministration = db.users.require(caller.userId).groups.includes('PROPERTY_ADMIN')
  return isAdministration ? [] : findCurrentHomes(db, caller, clock.today())
}

/** Allows every caller. */
export const allowAnyone = () => {}

/**
 * Requires that the caller has a person in the neighbourhood. Residents, work managers and the Administration have one.
 * @throws Refusal 404
 */
export const requireKnownCaller = ({ db, caller, path }: AccessContext & { path: { rp: number } }): void => {
  requireCallerPerson(db, caller, path.rp)
}

/** Requires that the caller lives on a lot of the neighbourhood. @throws Refusal 404 */
export const requireNeighbour = (call: AccessContext & { path: { rp: number } }): void => {
  if (!findCallerHomes(call).some(({ realProperty }) => realProperty.id === call.path.rp)) refuseNotFound()
}

/** Requires that the caller lives on the lot `pid` of the neighbourhood `rp`. @throws Refusal 404 */
export const requireResident = (call: AccessContext & { path: { rp: number; pid: number } }): void => {
  const { rp, pid } = call.path
  if (!findCallerHomes(call).some(({ lot }) => lot.id === pid && lot.real_property_id === rp))
    refuseNotFound()
}

/** Returns an authorization. @throws Refusal 404 unless the caller lives on the lot of the authorization. */
export function requireOwnAuthorization(call: AccessContext & { path: { id: number } }): AuthorizationRow {
  const authorization = call.db.authorizations.require(call.path.id)
  if (!findCallerHomes(call).some(({ lot }) => lot.id === authorization.property_id)) refuseNotFound()
  return authorization
}
