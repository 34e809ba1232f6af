import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { ModuleRow, PhotoRow, RealPropertyRow } from '../db/rows.ts'
import type { Home } from './session.ts'

/** The flag of a tab of a lot: whether the neighbourhood lets residents manage it by themselves (L3). */
export type TabFlag = Extract<keyof RealPropertyRow, `can_manage_${string}`>

/** Lot editing needs both the resident's permission and the neighbourhood's (L6). */
export const mayManage = ({ residency, realProperty }: Home, flag: TabFlag): boolean =>
  residency.can_manage_property && realProperty[flag]

/** @throws Refusal 403 `detail` if the lot's tab may only be read. */
export function requireManager(home: Home, flag: TabFlag): void {
  if (!mayManage(home, flag)) refuse(403, { detail: copy.notYours })
}

/** @throws Refusal 403 `detail` if the neighbourhood does without the module of lots and residents (P2). */
export function requireCensus(modules: readonly ModuleRow[]): void {
  const isActive = modules.some(({ code, is_active_mobile }) => code === 'census' && is_active_mobile)
  if (!isActive) refuse(403, { detail: copy.withoutModule })
}

const photoFlags: Record<PhotoRow['kind'], readonly TabFlag[]> = {
  resident: ['can_manage_residents', 'can_manage_tenants'],
  pet: ['can_manage_pets'],
}

/** @throws Refusal 403 `detail` if on none of the lots the caller may manage what such a photo shows (L6). */
export function requirePhotographer(homes: readonly Home[], kind: PhotoRow['kind']): void {
  const isAllowed = homes.some((home) => photoFlags[kind].some((flag) => mayManage(home, flag)))
  if (!isAllowed) refuse(403, { detail: copy.notYours })
}

/**
 * The photo that somebody wants to remove: of a lot of theirs, or never saved and their own.
 * @throws Refusal 404 if it is not; 403 if they may only read the lot.
 */
export function requireOwnPhoto(
  photo: PhotoRow | undefined,
  homes: readonly Home[],
  realPropertyId: number,
): PhotoRow {
  if (photo?.real_property_id !== realPropertyId) return refuseNotFound()
  const { property_id } = photo
  const own = homes.filter(({ lot, person }) =>
    property_id === null ? person.id === photo.person_id : lot.id === property_id,
  )
  if (own.length === 0) refuseNotFound()
  requirePhotographer(own, photo.kind)
  return photo
}
