import type { HomeModule } from '../../api/generated/model/homeModule'
import type { ModuleCode } from '../../api/generated/model/moduleCode'
import { paths } from '../../paths'
import type { Roles } from '../../session/roles'

export type Section = 'authorizations' | 'movements' | 'lots' | 'works' | 'submissions'

export const sectionPaths = {
  authorizations: paths.home(),
  movements: paths.movements(),
  lots: paths.lots(),
  works: paths.works(),
  submissions: paths.submissions(),
} as const satisfies Record<Section, string>

/** The first word of an address → the entry that is highlighted (P2). */
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

/** The entries of the sidebar, in order (P2, P6): by the role in this neighbourhood and by its modules. */
export function sectionsFor(roles: Pick<Roles, 'isResident'>, modules: readonly HomeModule[]): Section[] {
  const sections: Section[] = []
  if (roles.isResident) sections.push('authorizations', 'movements')
  if (isActive(modules, 'census')) sections.push('lots')
  sections.push('works')
  if (isActive(modules, 'document_submission')) sections.push('submissions')
  return sections
}

/** The forms: there the neighbourhood cannot be changed (P2). */
export function isForm(pathname: string): boolean {
  return /^\/(preauthorization\/|submissions\/[^/]+\/new)/.test(pathname)
}

/**
 * Where to go from a page that this neighbourhood does not have (P2); undefined is to stay. From authorizations,
 * movements or lots: to the works, if only works are available here; from lots: home, if its module is off. Asked when
 * the neighbourhood changes and when an address leads to such a page. (In a form the neighbourhood cannot be changed.)
 */
export function pathWhereUnavailable(
  pathname: string,
  roles: Pick<Roles, 'isResident'>,
  modules: readonly HomeModule[],
): string | undefined {
  const section = sectionOf(pathname)
  if (section === undefined || sectionsFor(roles, modules).includes(section)) return undefined
  return roles.isResident ? sectionPaths.authorizations : sectionPaths.works
}
