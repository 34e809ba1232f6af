import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'

/** The saved values and the backend's result. */
export interface SavedAuthorization {
  /** The granted terms. The backend may not return the id of a new authorization. */
  authorization: AuthorizationTerms & { id?: number }
  result: AuthorizationResult
}
