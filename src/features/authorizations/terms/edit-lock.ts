import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { isOverdue } from '@/domain/authorizations'
import { type Day, formatDay } from '@/domain/days'
import { copy } from './copy'

/** Why an authorization can be read and not changed. */
export interface EditLock {
  title: string
  body: string
}

/** An expired authorization is view-only. */
export function editLockOf(authorization: AuthorizationDetail, day: Day): EditLock | undefined {
  if (!isOverdue(authorization, day)) return undefined
  return { ...copy.overdue, body: copy.overdue.body(formatDay(authorization.to_date)) }
}
