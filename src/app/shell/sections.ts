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

/** The first word of an address → the entry that is highlighted. */
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

/** The section that an address belongs to; undefined for one that is in none. */
export function sectionOf(pathname: string): Section | undefined {
  return sectionOfWord[(pathname.split('/')[1] ?? '').toLowerCase()]
}

const isActive = (modules: readonly HomeModule[], code: ModuleCode) =>
  modules.some((module) => module.code === code && module.is_active_mobile)

/** How many sections may follow those that are sure before the modules are known. */
export const laterSections = ({ isWorkManagerOnly }: Pick<Roles, 'isWorkManagerOnly'>): number =>
  isWorkManagerOnly ? 1 : 3

/**
 * The entries of the sidebar, in order: by the role in this neighbourhood and by its modules. Until these are
 * known, only the entries that keep their places then.
 */
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

/** An address within the portal. */
interface Address {
  pathname: string
  search: string
}

/** The pass that is held up at the gate of one neighbourhood. */
export const isPass = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  /^\/preauthorization\/pass\//i.test(pathname)

/** The forms and the pass: there the neighbourhood cannot be changed. */
export function isForm({ pathname, search }: Address): boolean {
  if (/^\/(preauthorization\/|submissions\/[^/]+\/new|profile)/i.test(pathname)) return true
  return /^\/manageproperty\//i.test(pathname) && new URLSearchParams(search).has('vista')
}

/** Where somebody looks, and what is there for them. */
export interface Place {
  pathname: string
  roles: Pick<Roles, 'isResident'>
  /** Undefined while they are not known. */
  modules: readonly HomeModule[] | undefined
  neighbourhoodId: number
}

/** Where a user begins who cannot stay where they are. */
const beginningOf = ({ isResident }: Place['roles']) =>
  isResident ? sectionPaths.authorizations : sectionPaths.works

/** The sections that a module opens, and not the role alone. */
const sectionsOfModules: readonly Section[] = ['lots', 'submissions']

/**
 * What becomes of an address here: 'open', 'wait' for the modules (what is not known yet is neither on nor
 * off), or the path to go to instead. From authorizations or movements: to the works, if the role has only those. From
 * lots and submissions: home, if their module is off here; and from a new submission, if its address names another
 * neighbourhood. Asked when the neighbourhood changes and when an address leads to such a page.
 */
export function admission({
  pathname,
  roles,
  modules,
  neighbourhoodId,
}: Place): 'open' | 'wait' | { to: string } {
  const section = sectionOf(pathname)
  if (section === undefined) return 'open'
  if (modules === undefined && sectionsOfModules.includes(section)) return 'wait'
  const isHere = sectionsFor(roles, modules ?? []).includes(section)
  const named = /^\/submissions\/([^/]+)\/new\/?$/i.exec(pathname)?.[1]
  const isOfAnother = named !== undefined && named !== String(neighbourhoodId)
  return isHere && !isOfAnother ? 'open' : { to: beginningOf(roles) }
}

/**
 * Where a change of neighbourhood leads: the same page as if one had just come in, for what its address held
 * (a page, a search) belongs to the other; from one lot or work, which the other does not have, to their list; from a
 * form, home. What is not available there is left after it, see `admission`.
 */
export function pathAfterChange(address: Address): string {
  const section = sectionOf(address.pathname)
  if (section === undefined) return address.pathname
  return isForm(address) ? sectionPaths.authorizations : sectionPaths[section]
}
