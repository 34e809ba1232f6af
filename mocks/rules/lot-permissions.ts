import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import { sentences } from '../copy/sentences.ts'
import type { ModuleRow, PhotoRow, RealPropertyRow, ResidencyRow } from '../db/rows.ts'
import { hasOverlap } from './residencies.ts'
import type { JoinedResidency } from './session.ts'

/**
 * The name of a neighbourhood's flag for one tab of the lot page: co-residents, tenants, vehicles or pets. The flag says
 * whether residents may manage the data of this tab.
 */
export type TabFlag = Extract<keyof RealPropertyRow, `can_manage_${string}`>

/** For each role, the flag of the tab that lists the residents with this role. */
export const tabFlagByRole = {
  owner: 'can_manage_residents',
  tenant: 'can_manage_tenants',
} as const satisfies Record<ResidencyRow['role'], TabFlag>

/** Whether a resident may see the tab. Tenants may not see the tab of the co-residents. */
const canSeeTab = ({ residency }: JoinedResidency, flag: TabFlag): boolean =>
  residency.role === 'owner' || flag !== tabFlagByRole.owner

/** Whether a resident may see the other resident. Tenants see only tenants whose contracts overlap with their own. */
export const canSeeResident = (
  { residency: ownResidency }: JoinedResidency,
  { role, from_date, to_date }: ResidencyRow,
): boolean =>
  ownResidency.role === 'owner' || (role === 'tenant' && hasOverlap(ownResidency, { from_date, to_date }))

/** Whether a resident may manage a tab. The residency and the neighbourhood must both permit it. */
export const canManage = (home: JoinedResidency, flag: TabFlag): boolean =>
  canSeeTab(home, flag) && home.residency.can_manage_property && home.realProperty[flag]

/** @throws Refusal 403 `detail` if the caller may not see the lot's tab. */
export function requireTab(home: JoinedResidency, flag: TabFlag): void {
  if (!canSeeTab(home, flag)) refuse(403, { detail: sentences.forbidden })
}

/** @throws Refusal 403 `detail` if the caller may not manage the lot's tab. */
export function requireTabManager(home: JoinedResidency, flag: TabFlag): void {
  if (!canManage(home, flag)) refuse(403, { detail: copy.mayNotManage })
}

/** @throws Refusal 403 `detail` unless the module `census` (lots and residents) is active in the neighbourhood. */
export function requireCensus(modules: readonly ModuleRow[]): void {
  const isActive = modules.some(({ code, is_active_mobile }) => code === 'census' && is_active_mobile)
  if (!isActive) refuse(403, { detail: copy.withoutModule })
}

/** For each kind of photo, the flags of the tabs that show photos of this kind. */
const photoFlags: Record<PhotoRow['kind'], readonly TabFlag[]> = {
  resident: [tabFlagByRole.owner, tabFlagByRole.tenant],
  pet: ['can_manage_pets'],
}

/** @throws Refusal 403 `detail` unless the caller may manage a tab with photos of this kind on at least one lot. */
export function requirePhotoManager(homes: readonly JoinedResidency[], kind: PhotoRow['kind']): void {
  const isAllowed = homes.some((home) => photoFlags[kind].some((flag) => canManage(home, flag)))
  if (!isAllowed) refuse(403, { detail: copy.mayNotManage })
}

/** A photo, and the residencies on the photo's lot whose persons have this photo. */
export interface PhotoWithResidents {
  photo: PhotoRow
  residencies: readonly ResidencyRow[]
}

/**
 * Returns the photo. @throws Refusal 404 if the caller may not see the photo; 403 `detail` if the caller may not manage it.
 * Before a photo belongs to a lot, only the uploader may see the photo. Afterwards, a resident of the lot may see the photo
 * if the resident may see every resident with this photo.
 */
export function requireManageablePhoto(
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
