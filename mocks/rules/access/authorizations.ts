import { refuseNotFound } from '../../contract/refusal.ts'
import { type AccessRules, known, neighbour, ownAuthorization, resident } from './guards.ts'

/** Authorizations and contacts belong to the residents of a lot. */
export const authorizationAccess = {
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
} satisfies Partial<AccessRules>
