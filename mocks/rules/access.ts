import type { OperationId } from '../contract/operations.ts'
import type { AccessCall } from '../handlers/handler.ts'
import { authorizationAccess } from './access/authorizations.ts'
import type { AccessRules } from './access/guards.ts'
import { lotAccess } from './access/lots.ts'
import { sessionAccess } from './access/session.ts'
import { submissionAccess } from './access/submissions.ts'
import { workAccess } from './access/works.ts'

const rules: AccessRules = {
  ...sessionAccess,
  ...authorizationAccess,
  ...workAccess,
  ...submissionAccess,
  ...lotAccess,
}

/**
 * Requires that the caller may make the call.
 * @throws Refusal 404 if the call is about data that is hidden from the caller; 403 if the caller lacks a permission, or
 * the neighbourhood lacks the module.
 */
export function requireAccess<Id extends OperationId>(operationId: Id, call: AccessCall<Id>): void {
  const rule = rules[operationId] as (call: AccessCall<Id>) => void
  rule(call)
}
