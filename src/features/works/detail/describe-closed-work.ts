import type { Work } from '@/api/generated/model/work'
import { getStatusLabel, getStatusWord, isKnownCode } from '@/copy/labels'
import { workStatuses } from '@/copy/works'
import { type Day, formatDay } from '@/domain/days'
import { copy } from './copy'

/** Says why nobody enters a work that is suspended, finished, or past its last day. Returns undefined for any other work. */
export function describeClosedWork({ status, end_date }: Pick<Work, 'status' | 'end_date'>, day: Day) {
  if (status !== 'CURRENT') return describeWorkStatus(status)
  return end_date < day ? copy.closed.over(formatDay(end_date)) : undefined
}

/** Returns the sentence about the status of a work. */
export const describeWorkStatus = (status: Work['status']): string =>
  isKnownCode(workStatuses, status)
    ? copy.closed.status(getStatusLabel(workStatuses, status).label.toLowerCase())
    : copy.closed.unknownStatus(getStatusWord(workStatuses, status))
