import { ArrowLeftRight, Building2, CalendarCheck, FileCheck, Hourglass, House } from 'lucide-react'
import type { HomeModule } from '@/api/generated/model/homeModule'
import type { SidebarItem } from '@/design-system/components/Sidebar/Sidebar'
import type { Roles } from '@/session/roles'
import { copy } from './copy'
import { findSection, listSections, type Section, sectionPaths } from './sections'

const icons = {
  authorizations: <CalendarCheck size={20} aria-hidden="true" />,
  movements: <ArrowLeftRight size={20} aria-hidden="true" />,
  lots: <House size={20} aria-hidden="true" />,
  works: <Building2 size={20} aria-hidden="true" />,
  submissions: <FileCheck size={20} aria-hidden="true" />,
  expiries: <Hourglass size={20} aria-hidden="true" />,
} satisfies Record<Section, unknown>

/** Builds the sidebar's entries from the roles and the modules. Marks the entry of the current address. */
export function buildNavigationItems(
  pathname: string,
  roles: Roles,
  modules: readonly HomeModule[] | undefined,
): SidebarItem[] {
  const current = findSection(pathname)
  // Users who only manage works have no lot, so the section of lots would be empty for them.
  const isOffered = (section: Section) => section !== 'lots' || !roles.isWorkManagerOnly
  // Users who only manage works see their first section, the works, at once. Their other sections depend on the modules.
  const sections: Section[] =
    !modules && roles.isWorkManagerOnly ? ['works'] : listSections(roles, modules).filter(isOffered)
  return sections.map((section) => ({
    label: copy.sections[section],
    icon: icons[section],
    href: sectionPaths[section],
    isCurrent: section === current,
  }))
}
