import type { HomeModule } from '@/api/generated/model/homeModule'
import type { ModuleCode } from '@/api/generated/model/moduleCode'
import { paths } from '@/paths'
import type { Roles } from '@/session/roles'

export type Section = 'authorizations' | 'movements' | 'lots' | 'works' | 'submissions'

export const sectionPaths = {
  authorizations: paths.home(),
  movements: paths.movements(),
  lots: paths.lots(),
  works: paths.works(),
  submissions: paths.submissions(),
} as const satisfies Record<Section, string>

/** The sections by the first segment of the path. */
const sectionBySegment: Record<string, Section> = {
  '': 'authorizations',
  preauthorization: 'authorizations',
  activitiesreport: 'movements',
  construction: 'works',
  constructions: 'works',
  property: 'lots',
  manageproperty: 'lots',
  managedproperties: 'lots',
  submissions: 'submissions',
}

/** Returns the section of an address; undefined for addresses outside of the sections. */
export function findSection(pathname: string): Section | undefined {
  return sectionBySegment[(pathname.split('/')[1] ?? '').toLowerCase()]
}

const isActive = (modules: readonly HomeModule[], code: ModuleCode) =>
  modules.some((module) => module.code === code && module.is_active_mobile)

/** The number of placeholders in the navigation while the modules load. */
export const countPendingSections = ({ isWorkManagerOnly }: Pick<Roles, 'isWorkManagerOnly'>): number =>
  isWorkManagerOnly ? 1 : 3

/**
 * Returns the sections of a user in display order, see docs/product/portal.md#sections. While the modules load, omits
 * the sections whose position can still change.
 */
export function listSections(
  roles: Pick<Roles, 'isResident'>,
  modules: readonly HomeModule[] | undefined,
): Section[] {
  const sections: Section[] = []
  if (roles.isResident) sections.push('authorizations', 'movements')
  if (!modules) return sections
  if (isActive(modules, 'census')) sections.push('lots')
  sections.push('works')
  if (isActive(modules, 'document_submission')) sections.push('submissions')
  return sections
}

type Address = Pick<Location, 'pathname' | 'search'>

export const isPass = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  /^\/preauthorization\/pass\//i.test(pathname)

/** Whether an address is a form or a pass, on which the neighbourhood cannot be changed. */
export function isFormOrPass({ pathname, search }: Address): boolean {
  if (/^\/(preauthorization\/|submissions\/[^/]+\/new|profile)/i.test(pathname)) return true
  return /^\/manageproperty\//i.test(pathname) && new URLSearchParams(search).has('vista')
}

export interface AccessCheck {
  pathname: string
  roles: Pick<Roles, 'isResident'>
  /** Undefined while the modules load. */
  modules: readonly HomeModule[] | undefined
  neighbourhoodId: number
}

/** Returns the page to which a user without access is redirected. */
const getStartPath = ({ isResident }: AccessCheck['roles']) =>
  isResident ? sectionPaths.authorizations : sectionPaths.works

/** The sections that require an active module. */
const sectionsOfModules: readonly Section[] = ['lots', 'submissions']

/**
 * Returns 'allowed', the path of a redirect, or 'pending' while the modules on which the access depends load. See
 * docs/product/portal.md#sections.
 */
export function checkAccess({
  pathname,
  roles,
  modules,
  neighbourhoodId,
}: AccessCheck): 'allowed' | 'pending' | { redirectTo: string } {
  const section = findSection(pathname)
  if (section === undefined) return 'allowed'
  if (modules === undefined && sectionsOfModules.includes(section)) return 'pending'
  const isOffered = listSections(roles, modules ?? []).includes(section)
  const requestedId = /^\/submissions\/([^/]+)\/new\/?$/i.exec(pathname)?.[1]
  const isOtherNeighbourhood = requestedId !== undefined && requestedId !== String(neighbourhoodId)
  return isOffered && !isOtherNeighbourhood ? 'allowed' : { redirectTo: getStartPath(roles) }
}

/**
 * Returns the path to open after the user has changed the neighbourhood: the start of the same section, home instead of
 * a form or a pass, or the same path outside of the sections.
 */
export function getPathAfterChange(address: Address): string {
  const section = findSection(address.pathname)
  if (section === undefined) return address.pathname
  return isFormOrPass(address) ? sectionPaths.authorizations : sectionPaths[section]
}
