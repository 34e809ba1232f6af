import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import type { Vehicle } from '@/api/generated/model/vehicle'
import type { Work } from '@/api/generated/model/work'
import { formatPlate, splitPlate } from '@/design-system/components/Plate/plate-parts'
import { countDaysBetween, type Day } from '@/domain/days'
import type { ExpiryKind } from '@/domain/expiry'
import { paths } from '@/paths'
import { getRenewalPath } from '@/patterns/persons/renewal-state'

/** Something with a last valid day. */
export interface ExpiryRow {
  kind: ExpiryKind
  /** The id of the record, which is unique among those of its kind. */
  id: number
  name: string
  /** Whether the name is the plate of a vehicle. */
  isPlate?: true
  lastDay: Day
  /** The address of the screen that renews it. */
  to: string
}

/** A visit for at most this number of days is no regular one: it does not have to be extended. */
const shortVisitDays = 4

type Period = Pick<AuthorizationSummary, 'from_date' | 'to_date'>

const isRegular = ({ from_date, to_date }: Period) =>
  countDaysBetween(from_date, to_date) + 1 > shortVisitDays

/** Returns the regular visits: the authorizations and invitations for more than four days. */
export const listAuthorizationExpiries = (authorizations: readonly AuthorizationSummary[]): ExpiryRow[] =>
  authorizations
    .filter((authorization) => authorization.concurrent_flag && isRegular(authorization))
    .map(({ id, name, to_date, preauthorization_type }) => {
      const isInvitation = preauthorization_type === 'INVITE'
      return {
        kind: isInvitation ? 'invitation' : 'authorization',
        id,
        name,
        lastDay: to_date,
        to: isInvitation ? paths.editInvitation(id) : paths.editAuthorization(id),
      }
    })

const getFormPath = (lotId: number, tab: string, id: number) =>
  `${paths.lot(lotId)}?tab=${tab}&vista=editar&id=${id}`

/** Returns the contracts of tenants. */
export const listTenantExpiries = (tenants: readonly ResidentRow[], lotId: number): ExpiryRow[] =>
  tenants.flatMap(({ id, full_name: name, to_date: lastDay }) =>
    lastDay === null ? [] : [{ kind: 'tenant', id, name, lastDay, to: getFormPath(lotId, 'inquilinos', id) }],
  )

/** Leaves out the rows of pedestrians, which only the guard creates. */
const isVehicle = ({ license_plate_number }: Vehicle) => splitPlate(license_plate_number) !== undefined

const toVehicleRow = ({ id, license_plate_number }: Vehicle, lotId: number) => ({
  id,
  name: formatPlate(license_plate_number),
  isPlate: true as const,
  to: getFormPath(lotId, 'vehiculos', id),
})

/** Returns the mandatory inspections (VTV) of vehicles. */
export const listInspectionExpiries = (vehicles: readonly Vehicle[], lotId: number): ExpiryRow[] =>
  vehicles
    .filter(isVehicle)
    .flatMap((vehicle) =>
      vehicle.tv_expiration_date === null
        ? []
        : [{ kind: 'inspection', ...toVehicleRow(vehicle, lotId), lastDay: vehicle.tv_expiration_date }],
    )

/** Returns the insurances of vehicles. */
export const listVehicleInsuranceExpiries = (vehicles: readonly Vehicle[], lotId: number): ExpiryRow[] =>
  vehicles.filter(isVehicle).map((vehicle) => ({
    kind: 'vehicleInsurance',
    ...toVehicleRow(vehicle, lotId),
    lastDay: vehicle.insurance_expiration_date,
  }))

/** Returns the submitted insurances that were not rejected. */
export const listInsuranceExpiries = (insurances: readonly InsuranceSubmission[], rp: number): ExpiryRow[] =>
  insurances
    .filter(({ status }) => status !== 'REJECTED')
    .map(({ id, company, policy_number, to_date }) => ({
      kind: 'insurance',
      id,
      name: `${company.name} · ${policy_number}`,
      lastDay: to_date,
      to: getRenewalPath(rp, 'insurance'),
    }))

/** Returns the current works. */
export const listWorkExpiries = (works: readonly Work[]): ExpiryRow[] =>
  works
    .filter(({ status }) => status === 'CURRENT')
    .map(({ id, title, end_date }) => ({
      kind: 'work',
      id,
      name: title,
      lastDay: end_date,
      to: paths.work(id),
    }))

/** Returns the active groups of a work for more than four days. */
export const listGroupExpiries = (groups: readonly GroupAuthorization[], workId: number): ExpiryRow[] =>
  groups
    .filter(({ preauthorization }) => preauthorization.active_flag && isRegular(preauthorization))
    .map(({ id, preauthorization: { name, to_date } }) => ({
      kind: 'group',
      id,
      name,
      lastDay: to_date,
      to: `${paths.work(workId)}?${new URLSearchParams({ tab: 'autorizaciones', vista: 'editar', id: String(id) })}`,
    }))
