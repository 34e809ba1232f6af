import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'

/** What was saved, and what the backend answered to it. */
export interface SavedAuthorization {
  /** What it grants, with its number where that is known: of a new one the backend may not tell it. */
  authorization: AuthorizationTerms & { id?: number }
  result: AuthorizationResult
}
