import { refuseNotFound } from '../../contract/refusal.ts'
import {
  type AccessRules,
  requireKnownCaller,
  requireNeighbour,
  requireOwnAuthorization,
  requireResident,
} from './guards.ts'

/**
 * Residents may use the authorizations and movements of their lots, and the contacts in their neighbourhoods. Every caller
 * with a person in a neighbourhood may look up guests there.
 */
export const authorizationAccess: AccessRules<'authorizations' | 'contacts' | 'movements'> = {
  listAuthorizations: requireResident,
  createAuthorization: requireResident,
  getAuthorization: requireOwnAuthorization,
  updateAuthorization: (call) => {
    requireResident(call)
    if (requireOwnAuthorization(call).property_id !== call.path.pid) refuseNotFound()
  },
  cancelAuthorization: requireOwnAuthorization,
  listAuthorizedPeople: requireOwnAuthorization,
  listContacts: requireNeighbour,
  createGuest: (call) => {
    requireNeighbour(call)
    const { property_id: pid } = call.query
    if (pid !== undefined) requireResident({ ...call, path: { ...call.path, pid } })
  },
  lookupGuest: requireKnownCaller,
  listActivityRecords: requireResident,
  downloadActivityRecords: requireResident,
}
