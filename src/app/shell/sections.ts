import type { HomeModule } from '@/api/generated/model/homeModule'
import { isActiveModule } from '@/domain/modules'
import { paths } from '@/paths'
import type { Roles } from '@/session/roles'

export type Section = 'authorizations' | 'movements' | 'lots' | 'works' | 'submissions' | 'expiries'

export const sectionPaths = {
  authorizations: paths.home(),
  movements: paths.movements(),
  lots: paths.lots(),
  works: paths.works(),
  submissions: paths.submissions(),
  expiries: paths.expiries(),
} as const satisfies Record<Section, string>

/** The sections, by the first segment of the path in lower case. */
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
  vencimientos: 'expiries',
}

/** Returns the section of an address; undefined for addresses outside of the sections. */
export function findSection(pathname: string): Section | undefined {
  return sectionBySegment[(pathname.split('/')[1] ?? '').toLowerCase()]
}

/** The number of placeholders in the navigation while the modules load. */
export const countPendingSections = ({ isWorkManagerOnly }: Pick<Roles, 'isWorkManagerOnly'>): number =>
  isWorkManagerOnly ? 2 : 4

type SectionRoles = Pick<Roles, 'isResident' | 'isWorkManagerOnly'>

/** Residents have authorizations, and work managers have works. The Administration may see hundreds of works of others. */
const hasExpiries = ({ isResident, isWorkManagerOnly }: SectionRoles) => isResident || isWorkManagerOnly

/**
 * Returns the sections of a user in display order, see docs/product/portal.md#sections. While the modules load, omits
 * the sections whose position can still change.
 */
export function listSections(roles: SectionRoles, modules: readonly HomeModule[] | undefined): Section[] {
  const sections: Section[] = []
  if (roles.isResident) sections.push('authorizations', 'movements')
  if (!modules) return sections
  if (isActiveModule(modules, 'census')) sections.push('lots')
  sections.push('works')
  if (isActiveModule(modules, 'document_submission')) sections.push('submissions')
  if (hasExpiries(roles)) sections.push('expiries')
  return sections
}

type Address = Pick<Location, 'pathname' | 'search'>

export const isPass = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  /^\/preauthorization\/pass\//i.test(pathname)

/** Whether an address shows a form or a pass. The user cannot change the neighbourhood there. */
export function isFormOrPass({ pathname, search }: Address): boolean {
  if (/^\/(preauthorization\/|submissions\/[^/]+\/new|profile)/i.test(pathname)) return true
  return /^\/manageproperty\//i.test(pathname) && new URLSearchParams(search).has('vista')
}

export interface AccessCheck {
  pathname: string
  roles: SectionRoles
  /** Undefined while the modules load. */
  modules: readonly HomeModule[] | undefined
  /** The id of the selected neighbourhood. */
  neighbourhoodId: number
}

/** Returns the path to which a user without access to a page is redirected. */
const getStartPath = ({ isResident }: AccessCheck['roles']) =>
  isResident ? sectionPaths.authorizations : sectionPaths.works

/** The sections that require an active module. */
const sectionsOfModules: readonly Section[] = ['lots', 'submissions']

/**
 * Checks whether the user may open an address. Returns 'allowed', or the path to which to redirect the user. Returns
 * 'pending' if the access depends on modules that are still loading. See docs/product/portal.md#sections.
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
  const requestedNeighbourhoodId = /^\/submissions\/([^/]+)\/new\/?$/i.exec(pathname)?.[1]
  const isOtherNeighbourhood =
    requestedNeighbourhoodId !== undefined && requestedNeighbourhoodId !== String(neighbourhoodId)
  return isOffered && !isOtherNeighbourhood ? 'allowed' : { redirectTo: getStartPath(roles) }
}

/**
 * Returns the path to open after the user has changed the neighbourhood. From a form or a pass this is the home page, and
 * from any other page of a section the start of that section. Outside of the sections the path stays the same.
 */
export function getPathAfterChange(address: Address): string {
  const section = findSection(address.pathname)
  if (section === undefined) return address.pathname
  return isFormOrPass(address) ? sectionPaths.authorizations : sectionPaths[section]
}
