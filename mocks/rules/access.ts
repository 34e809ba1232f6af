import type { AccessCall, OperationId } from '../contract/operations.ts'
import { refuseNotFound } from '../contract/refusal.ts'
import type { AuthorizationRow } from '../db/rows.ts'
import { homesOf, personIn } from './lookups.ts'

/** What every rule below reads. */
type Asked = Pick<AccessCall<'logout'>, 'db' | 'caller'>
type AccessRule<Id extends OperationId> = (call: AccessCall<Id>) => void

/** The lots of which the caller is a resident: the Administration's users live nowhere (P6). */
function homesOfResident({ db, caller }: Asked) {
  const isAdministration = db.users.require(caller.userId).groups.includes('PROPERTY_ADMIN')
  return isAdministration ? [] : homesOf(db, caller)
}

/** Open to everybody who gets here. */
const anyone = () => {}

/** Only where the neighbourhood knows the caller: residents, work managers, its Administration. */
const known = ({ db, caller, path }: Asked & { path: { rp: number } }): void => {
  personIn(db, caller, path.rp)
}

/** Only residents of the neighbourhood. */
const neighbour = (call: Asked & { path: { rp: number } }): void => {
  if (!homesOfResident(call).some(({ realProperty }) => realProperty.id === call.path.rp)) refuseNotFound()
}

/** Only residents of the lot, and the lot must be of the neighbourhood. */
const resident = (call: Asked & { path: { rp: number; pid: number } }): void => {
  const { rp, pid } = call.path
  if (!homesOfResident(call).some(({ lot }) => lot.id === pid && lot.real_property_id === rp))
    refuseNotFound()
}

/** Only residents of the lot of an authorization. */
function ownAuthorization(call: Asked & { path: { id: number } }): AuthorizationRow {
  const authorization = call.db.authorizations.require(call.path.id)
  if (!homesOfResident(call).some(({ lot }) => lot.id === authorization.property_id)) refuseNotFound()
  return authorization
}

/** Operation → who may call it. Whoever may not see a thing is told that it does not exist. */
const rules: { readonly [Id in OperationId]: AccessRule<Id> } = {
  login: anyone,
  completeHandoff: anyone,
  logout: anyone,
  refreshToken: anyone,
  listHomeModules: known,
  verifyResident: anyone,
  signupResident: anyone,
  requestPasswordRecovery: anyone,
  confirmPasswordRecovery: anyone,
  getTerms: anyone,
  updatePerson: ({ db, caller, path }) => {
    if (personIn(db, caller, path.rp).id !== path.personId) refuseNotFound()
  },
  listCountries: anyone,
  listIdTypes: anyone,
  listAuthorizations: resident,
  createAuthorization: resident,
  getAuthorization: ownAuthorization,
  updateAuthorization: (call) => {
    resident(call)
    if (ownAuthorization(call).property_id !== call.path.pid) refuseNotFound()
  },
  cancelAuthorization: ownAuthorization,
  listAuthorizedPeople: ownAuthorization,
  listContacts: neighbour,
  createGuest: (call) => {
    neighbour(call)
    const { property_id: pid } = call.query
    if (pid !== undefined) resident({ ...call, path: { ...call.path, pid } })
  },
  lookupGuest: known,
}

/**
 * Whether a call may go on.
 * @throws Refusal 404 for what is somebody else's, 403 for what the caller sees and may not change.
 */
export function access<Id extends OperationId>(operationId: Id, call: AccessCall<Id>): void {
  rules[operationId](call)
}
