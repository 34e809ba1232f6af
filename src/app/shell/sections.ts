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

/** The highlighted section for an address's first segment. */
const sectionOfWord: Record<string, Section> = {
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

/** The section of an address; undefined for addresses outside of the sections. */
export function sectionOf(pathname: string): Section | undefined {
  return sectionOfWord[(pathname.split('/')[1] ?? '').toLowerCase()]
}

const isActive = (modules: readonly HomeModule[], code: ModuleCode) =>
  modules.some((module) => module.code === code && module.is_active_mobile)

/** The number of placeholders in the navigation while the modules load. */
export const pendingSectionCount = ({ isWorkManagerOnly }: Pick<Roles, 'isWorkManagerOnly'>): number =>
  isWorkManagerOnly ? 1 : 3

/** See docs/product/portal.md#sections. While modules load, it omits sections whose position can change. */
export function sectionsFor(
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

/** Whether an address is a form or a pass. The neighbourhood cannot be changed there. */
export function isForm({ pathname, search }: Address): boolean {
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

/** The page to which a user without access is redirected. */
const startPathOf = ({ isResident }: AccessCheck['roles']) =>
  isResident ? sectionPaths.authorizations : sectionPaths.works

/** The sections that need an active module. */
const sectionsOfModules: readonly Section[] = ['lots', 'submissions']

/**
 * Returns "pending" while the modules load, or the path to redirect to. See docs/product/portal.md#sections.
 */
export function checkAccess({
  pathname,
  roles,
  modules,
  neighbourhoodId,
}: AccessCheck): 'allowed' | 'pending' | { redirectTo: string } {
  const section = sectionOf(pathname)
  if (section === undefined) return 'allowed'
  if (modules === undefined && sectionsOfModules.includes(section)) return 'pending'
  const isHere = sectionsFor(roles, modules ?? []).includes(section)
  const named = /^\/submissions\/([^/]+)\/new\/?$/i.exec(pathname)?.[1]
  const isOfAnother = named !== undefined && named !== String(neighbourhoodId)
  return isHere && !isOfAnother ? 'allowed' : { redirectTo: startPathOf(roles) }
}

/** The same section without its query, or the home page instead of a form. */
export function pathAfterChange(address: Address): string {
  const section = sectionOf(address.pathname)
  if (section === undefined) return address.pathname
  return isForm(address) ? sectionPaths.authorizations : sectionPaths[section]
}
