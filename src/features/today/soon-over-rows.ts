import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import type { Vehicle } from '@/api/generated/model/vehicle'
import type { Work } from '@/api/generated/model/work'
import { countDaysBetween, type Day } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'
import {
  type ExpiryRow,
  listAuthorizationExpiries,
  listInspectionExpiries,
  listInsuranceExpiries,
  listTenantExpiries,
  listWorkExpiries,
} from '@/patterns/expiry/expiry-rows'

/** What the reads have brought so far. */
export interface SoonOverInput {
  authorizations: readonly AuthorizationSummary[]
  tenants: readonly ResidentRow[]
  vehicles: readonly Vehicle[]
  insurances: readonly InsuranceSubmission[]
  works: readonly Work[]
  rp: number
  lotId: number
  day: Day
}

/** An authorization ends soon from this number of days before its last day, because most authorizations are for a week. */
const authorizationDays = 3
/** Something that has expired is shown this number of days, so that the list does not fill with what nobody renews. */
const expiredDays = 14

const isSoonOver = (day: Day, { lastDay }: ExpiryRow) =>
  getExpiry(lastDay, day) !== undefined && countDaysBetween(lastDay, day) <= expiredDays

/** Whether a regular visit ends within a few days. */
export const isEndingVisit = (day: Day, { lastDay }: ExpiryRow) =>
  lastDay >= day && countDaysBetween(day, lastDay) <= authorizationDays

/** Returns what expires soon, the first to expire first. */
export const listSoonOver = (input: SoonOverInput): ExpiryRow[] =>
  sortSoonOver([
    ...listAuthorizationExpiries(input.authorizations).filter((row) => isEndingVisit(input.day, row)),
    ...listTenantExpiries(input.tenants, input.lotId).filter((row) => isSoonOver(input.day, row)),
    ...listInspectionExpiries(input.vehicles, input.lotId).filter((row) => isSoonOver(input.day, row)),
    ...listInsuranceRows(input),
    ...listWorkRows(input),
  ])

/** Sorts rows, the first to expire first. */
export const sortSoonOver = (rows: readonly ExpiryRow[]): ExpiryRow[] =>
  [...rows].sort((left, right) => left.lastDay.localeCompare(right.lastDay) || left.id - right.id)

export const listInsuranceRows = ({
  insurances,
  rp,
  day,
}: Pick<SoonOverInput, 'insurances' | 'rp' | 'day'>) =>
  listInsuranceExpiries(insurances, rp).filter(({ lastDay }) => getExpiry(lastDay, day)?.state === 'near')

export const listWorkRows = ({ works, day }: Pick<SoonOverInput, 'works' | 'day'>) =>
  listWorkExpiries(works).filter((row) => isSoonOver(day, row))
