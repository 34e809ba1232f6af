import { ArrowLeftRight, Building2, CalendarCheck, FileCheck, House } from 'lucide-react'
import type { HomeModule } from '@/api/generated/model/homeModule'
import type { SidebarItem } from '@/design-system/components/Sidebar/Sidebar'
import type { Roles } from '@/session/roles'
import { copy } from './copy'
import { type Section, sectionOf, sectionPaths, sectionsFor } from './sections'

const icons = {
  authorizations: <CalendarCheck size={20} aria-hidden="true" />,
  movements: <ArrowLeftRight size={20} aria-hidden="true" />,
  lots: <House size={20} aria-hidden="true" />,
  works: <Building2 size={20} aria-hidden="true" />,
  submissions: <FileCheck size={20} aria-hidden="true" />,
} satisfies Record<Section, unknown>

/** The sidebar's entries for this user and neighbourhood; the entry of this address is highlighted. */
export function navigationItems(
  pathname: string,
  roles: Roles,
  modules: readonly HomeModule[] | undefined,
): SidebarItem[] {
  const current = sectionOf(pathname)
  // Users who only manage works have no lot, so the lot chooser is empty for them.
  const isOffered = (section: Section) => section !== 'lots' || !roles.isWorkManagerOnly
  // Users who only manage works see the works first, before the sections that depend on modules.
  const sections: Section[] =
    !modules && roles.isWorkManagerOnly ? ['works'] : sectionsFor(roles, modules).filter(isOffered)
  return sections.map((section) => ({
    label: copy.sections[section],
    icon: icons[section],
    href: sectionPaths[section],
    isCurrent: section === current,
  }))
}
