import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import { sentences } from '../copy/sentences.ts'
import type { ModuleRow, PhotoRow, RealPropertyRow, ResidencyRow } from '../db/rows.ts'
import { hasOverlap } from './residencies.ts'
import type { JoinedResidency } from './session.ts'

/** The flag that says whether residents may manage a tab of a lot. */
export type TabFlag = Extract<keyof RealPropertyRow, `can_manage_${string}`>

/** The flag of the tab that lists the residents of a role. */
export const tabFlagByRole = {
  owner: 'can_manage_residents',
  renter: 'can_manage_tenants',
} as const satisfies Record<ResidencyRow['role'], TabFlag>

/** Whether a resident may see the tab: renters may not see the owners. */
const canSeeTab = ({ residency }: JoinedResidency, flag: TabFlag): boolean =>
  residency.role === 'owner' || flag !== tabFlagByRole.owner

/** Whether a resident may see another resident: renters see only tenants whose contract overlaps with their own. */
export const canSeeResident = (
  { residency: ownResidency }: JoinedResidency,
  { role, from_date, to_date }: ResidencyRow,
): boolean =>
  ownResidency.role === 'owner' || (role === 'renter' && hasOverlap(ownResidency, { from_date, to_date }))

/** Whether a resident may manage a tab: the resident and the neighbourhood must both have the permission. */
export const canManage = (home: JoinedResidency, flag: TabFlag): boolean =>
  canSeeTab(home, flag) && home.residency.can_manage_property && home.realProperty[flag]

/** @throws Refusal 403 `detail` if the caller may not see the lot's tab. */
export function requireTab(home: JoinedResidency, flag: TabFlag): void {
  if (!canSeeTab(home, flag)) refuse(403, { detail: sentences.forbidden })
}

/** @throws Refusal 403 `detail` if the lot's tab may only be read. */
export function requireTabManager(home: JoinedResidency, flag: TabFlag): void {
  if (!canManage(home, flag)) refuse(403, { detail: copy.mayNotManage })
}

/** @throws Refusal 403 `detail` if the neighbourhood lacks the module of lots and residents. */
export function requireCensus(modules: readonly ModuleRow[]): void {
  const isActive = modules.some(({ code, is_active_mobile }) => code === 'census' && is_active_mobile)
  if (!isActive) refuse(403, { detail: copy.withoutModule })
}

/** The flags of the tabs that show photos, by the kind of the photos. */
const photoFlags: Record<PhotoRow['kind'], readonly TabFlag[]> = {
  resident: [tabFlagByRole.owner, tabFlagByRole.renter],
  pet: ['can_manage_pets'],
}

/** @throws Refusal 403 `detail` unless the caller may manage rows with photos of this kind on one of the lots. */
export function requirePhotoManager(homes: readonly JoinedResidency[], kind: PhotoRow['kind']): void {
  const isAllowed = homes.some((home) => photoFlags[kind].some((flag) => canManage(home, flag)))
  if (!isAllowed) refuse(403, { detail: copy.mayNotManage })
}

/** A photo, and the residencies on the photo's lot whose persons have this photo. */
export interface PhotoWithResidents {
  photo: PhotoRow
  residencies: readonly ResidencyRow[]
}

/** @throws Refusal 404 unless the photo belongs to the caller or their lot; 403 if the caller may not manage the photo. */
export function requireOwnPhoto(
  { photo, residencies }: PhotoWithResidents,
  homes: readonly JoinedResidency[],
  realPropertyId: number,
): PhotoRow {
  if (photo.real_property_id !== realPropertyId) return refuseNotFound()
  const { property_id } = photo
  const photoHomes = homes.filter(
    (home) =>
      (property_id === null ? home.person.id === photo.person_id : home.lot.id === property_id) &&
      residencies.every((residency) => canSeeResident(home, residency)),
  )
  if (photoHomes.length === 0) refuseNotFound()
  requirePhotoManager(photoHomes, photo.kind)
  const canManageResidents = (home: JoinedResidency) =>
    residencies.every(({ role }) => canManage(home, tabFlagByRole[role]))
  if (!photoHomes.some(canManageResidents)) refuse(403, { detail: copy.mayNotManage })
  return photo
}
