import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { HomeModule } from '@/api/generated/model/homeModule'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { checkAccess } from './sections'

export interface AccessGuardProps {
  /** The modules of the neighbourhood; undefined while they load. */
  modules: readonly HomeModule[] | undefined
  /** Whether the modules are being fetched. Meanwhile a missing module causes no redirect. */
  isWaiting: boolean
  /** Whether the subject of the address, such as a work, is still being fetched. Meanwhile there is no redirect. */
  isSubjectLoading?: boolean
}

/**
 * Renders the screen of the address if the user has access to the screen in this neighbourhood; otherwise redirects.
 */
export function AccessGuard({ modules, isWaiting, isSubjectLoading = false }: AccessGuardProps) {
  const { roles, neighbourhood } = useSession()
  const { pathname } = useLocation()
  const check = (knownModules: AccessGuardProps['modules']) =>
    checkAccess({ pathname, roles, modules: knownModules, neighbourhoodId: neighbourhood.id })
  const current = check(modules)
  const access = isWaiting && current !== 'allowed' ? check(undefined) : current
  // The key resets the screen's state when the neighbourhood changes.
  if (access === 'allowed') return <Outlet key={neighbourhood.id} />
  if (isSubjectLoading) return <LoadingScreen />
  // If the modules failed to load, nothing is rendered here, because the shell shows the error.
  if (access === 'pending') return isWaiting ? <LoadingScreen /> : null
  return <Navigate to={access.redirectTo} replace />
}
