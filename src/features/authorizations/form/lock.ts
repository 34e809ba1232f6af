import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { isOverdue } from '@/domain/authorizations'
import { type Day, formatDay } from '@/domain/days'
import { copy } from './copy'

/** Why an authorization can be read and not changed. */
export interface Lock {
  title: string
  body: string
  /** What the submit button says about itself. */
  reason: string
}

/** An expired authorization is view-only (P2, P4), and what the Administration created is the Administration's. */
export function lockOf(authorization: AuthorizationDetail, day: Day): Lock | undefined {
  if (isOverdue(authorization, day)) {
    return { ...copy.overdue, body: copy.overdue.body(formatDay(authorization.to_date)) }
  }
  return authorization.source === 'ADMIN' ? copy.administration : undefined
}
