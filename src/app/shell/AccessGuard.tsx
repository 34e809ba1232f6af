import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { HomeModule } from '@/api/generated/model/homeModule'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { checkAccess } from './sections'

export interface AccessGuardProps {
  /** The modules of the selected neighbourhood; undefined until they have loaded. */
  modules: readonly HomeModule[] | undefined
  /**
   * Whether the modules are being fetched. Meanwhile `modules` may be outdated, so a missing module leads to the loading
   * screen and not to a redirect.
   */
  isFetchingModules: boolean
  /**
   * Whether the subject of the address, such as a work, is still being fetched. Meanwhile `AccessGuard` shows the
   * loading screen instead of redirecting.
   */
  isSubjectLoading?: boolean
}

/**
 * Renders the screen of the address if the user has access to it in the selected neighbourhood; otherwise redirects.
 */
export function AccessGuard({ modules, isFetchingModules, isSubjectLoading = false }: AccessGuardProps) {
  const { roles, neighbourhood } = useSession()
  const { pathname } = useLocation()
  const check = (knownModules: AccessGuardProps['modules']) =>
    checkAccess({ pathname, roles, modules: knownModules, neighbourhoodId: neighbourhood.id })
  const current = check(modules)
  const access = isFetchingModules && current !== 'allowed' ? check(undefined) : current
  // The key resets the screen's state when the neighbourhood changes.
  if (access === 'allowed') return <Outlet key={neighbourhood.id} />
  if (isSubjectLoading) return <LoadingScreen />
  // If the modules failed to load, the shell shows the error.
  if (access === 'pending') return isFetchingModules ? <LoadingScreen /> : null
  return <Navigate to={access.redirectTo} replace />
}
