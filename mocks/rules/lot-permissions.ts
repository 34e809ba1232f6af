import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import { sentences } from '../copy/sentences.ts'
import type { ModuleRow, PhotoRow, RealPropertyRow, ResidencyRow } from '../db/rows.ts'
import { hasOverlap } from './residencies.ts'
import type { JoinedResidency } from './session.ts'

/** The flag of a lot's tab: whether residents may manage it by themselves. */
export type TabFlag = Extract<keyof RealPropertyRow, `can_manage_${string}`>

/** The flag of the tab on which the residents of each role are. */
export const tabFlagByRole = {
  owner: 'can_manage_residents',
  renter: 'can_manage_tenants',
} as const satisfies Record<ResidencyRow['role'], TabFlag>

/** Whether a resident may see the tab: renters may not see the owners. */
const canSeeTab = ({ residency }: JoinedResidency, flag: TabFlag): boolean =>
  residency.role === 'owner' || flag !== tabFlagByRole.owner

/** Whether a resident may see another one: renters only see the tenants whose contract overlaps with theirs. */
export const canSeeResident = (
  { residency: own }: JoinedResidency,
  { role, from_date, to_date }: ResidencyRow,
): boolean => own.role === 'owner' || (role === 'renter' && hasOverlap(own, { from_date, to_date }))

/** Lot editing needs the tab, the resident's permission and the neighbourhood's. */
export const canManage = (home: JoinedResidency, flag: TabFlag): boolean =>
  canSeeTab(home, flag) && home.residency.can_manage_property && home.realProperty[flag]

/** @throws Refusal 403 `detail` if the caller may not see the lot's tab. */
export function requireTab(home: JoinedResidency, flag: TabFlag): void {
  if (!canSeeTab(home, flag)) refuse(403, { detail: sentences.forbidden })
}

/** @throws Refusal 403 `detail` if the lot's tab may only be read. */
export function requireTabManager(home: JoinedResidency, flag: TabFlag): void {
  if (!canManage(home, flag)) refuse(403, { detail: copy.notYours })
}

/** @throws Refusal 403 `detail` if the neighbourhood does without the module of lots and residents. */
export function requireCensus(modules: readonly ModuleRow[]): void {
  const isActive = modules.some(({ code, is_active_mobile }) => code === 'census' && is_active_mobile)
  if (!isActive) refuse(403, { detail: copy.withoutModule })
}

const photoFlags: Record<PhotoRow['kind'], readonly TabFlag[]> = {
  resident: [tabFlagByRole.owner, tabFlagByRole.renter],
  pet: ['can_manage_pets'],
}

/** @throws Refusal 403 `detail` if on none of the lots the caller may manage what such a photo shows. */
export function requirePhotoManager(homes: readonly JoinedResidency[], kind: PhotoRow['kind']): void {
  const isAllowed = homes.some((home) => photoFlags[kind].some((flag) => canManage(home, flag)))
  if (!isAllowed) refuse(403, { detail: copy.notYours })
}

/** A photo, and the residents with it on the lot for which it was saved. */
export interface ShownPhoto {
  photo: PhotoRow
  shown: readonly ResidencyRow[]
}

/** @throws Refusal 404 unless the photo is the caller's or of their lot, 403 if they may not manage it. */
export function requireOwnPhoto(
  { photo, shown }: ShownPhoto,
  homes: readonly JoinedResidency[],
  realPropertyId: number,
): PhotoRow {
  if (photo.real_property_id !== realPropertyId) return refuseNotFound()
  const { property_id } = photo
  const own = homes.filter(
    (home) =>
      (property_id === null ? home.person.id === photo.person_id : home.lot.id === property_id) &&
      shown.every((residency) => canSeeResident(home, residency)),
  )
  if (own.length === 0) refuseNotFound()
  requirePhotoManager(own, photo.kind)
  const mayManageShown = (home: JoinedResidency) =>
    shown.every(({ role }) => canManage(home, tabFlagByRole[role]))
  if (!own.some(mayManageShown)) refuse(403, { detail: copy.notYours })
  return photo
}
