import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import type { Vehicle } from '@/api/generated/model/vehicle'
import type { Work } from '@/api/generated/model/work'
import { countDaysBetween, type Day } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'
import { paths } from '@/paths'

/** Something that expires soon, or has expired recently. */
export interface SoonOverRow {
  kind: 'authorization' | 'invitation' | 'group' | 'tenant' | 'vehicle' | 'insurance' | 'work'
  id: number
  name: string
  lastDay: Day
  /** The address of the screen that renews it. */
  to: string
}

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

const isSoonOver = (lastDay: Day | null, day: Day): lastDay is Day =>
  lastDay !== null && getExpiry(lastDay, day) !== undefined && countDaysBetween(lastDay, day) <= expiredDays

/** Whether a regular visit ends within a few days. A single day, or a few, do not have to be extended. */
export const isEndingRegularVisit = (
  {
    concurrent_flag,
    from_date,
    to_date,
  }: Pick<AuthorizationSummary, 'concurrent_flag' | 'from_date' | 'to_date'>,
  day: Day,
) =>
  concurrent_flag &&
  to_date >= day &&
  countDaysBetween(day, to_date) <= authorizationDays &&
  countDaysBetween(from_date, to_date) > authorizationDays

/** Returns what expires soon, the first to expire first. */
export const listSoonOver = (input: SoonOverInput): SoonOverRow[] =>
  sortSoonOver([
    ...listAuthorizationRows(input),
    ...listLotRows(input),
    ...listInsuranceRows(input),
    ...listWorkRows(input),
  ])

/** Sorts rows, the first to expire first. */
export const sortSoonOver = (rows: readonly SoonOverRow[]): SoonOverRow[] =>
  [...rows].sort((left, right) => left.lastDay.localeCompare(right.lastDay) || left.id - right.id)

const listAuthorizationRows = ({ authorizations, day }: SoonOverInput) =>
  authorizations
    .filter((authorization) => isEndingRegularVisit(authorization, day))
    .map(({ id, name, to_date, preauthorization_type }): SoonOverRow => {
      const isInvitation = preauthorization_type === 'INVITE'
      return {
        kind: isInvitation ? 'invitation' : 'authorization',
        id,
        name,
        lastDay: to_date,
        to: isInvitation ? paths.editInvitation(id) : paths.editAuthorization(id),
      }
    })

export const listInsuranceRows = ({
  insurances,
  rp,
  day,
}: Pick<SoonOverInput, 'insurances' | 'rp' | 'day'>) =>
  insurances
    .filter(({ status, to_date }) => status !== 'REJECTED' && getExpiry(to_date, day)?.state === 'near')
    .map(
      ({ id, company, policy_number, to_date }): SoonOverRow => ({
        kind: 'insurance',
        id,
        name: `${company.name} · ${policy_number}`,
        lastDay: to_date,
        to: `${paths.newSubmission(rp)}?tipo=seguros`,
      }),
    )

export const listWorkRows = ({ works, day }: Pick<SoonOverInput, 'works' | 'day'>) =>
  works
    .filter(({ status, end_date }) => status === 'CURRENT' && isSoonOver(end_date, day))
    .map(
      ({ id, title, end_date }): SoonOverRow => ({
        kind: 'work',
        id,
        name: title,
        lastDay: end_date,
        to: paths.work(id),
      }),
    )

function listLotRows({ tenants, vehicles, lotId, day }: SoonOverInput): SoonOverRow[] {
  const editAt = (tab: string, id: number) => `${paths.lot(lotId)}?tab=${tab}&vista=editar&id=${id}`
  const rows: SoonOverRow[] = []
  for (const { id, full_name, to_date } of tenants)
    if (isSoonOver(to_date, day))
      rows.push({ kind: 'tenant', id, name: full_name, lastDay: to_date, to: editAt('inquilinos', id) })
  for (const { id, license_plate_number, tv_expiration_date } of vehicles)
    if (isSoonOver(tv_expiration_date, day))
      rows.push({
        kind: 'vehicle',
        id,
        name: license_plate_number,
        lastDay: tv_expiration_date,
        to: editAt('vehiculos', id),
      })
  return rows
}
