import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { HomeModule } from '../../api/generated/model/homeModule'
import { useSession } from '../../session/use-session'
import { pathWhereUnavailable } from './sections'

/**
 * Leaves a page that this neighbourhood does not have (P2): after a change of neighbourhood, and when an address leads
 * to a module that is off. It waits for the modules: what is not known yet is not off.
 */
export function useNeighbourhoodRules(modules: readonly HomeModule[] | undefined) {
  const { roles } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = modules && pathWhereUnavailable(pathname, roles, modules)
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true })
  }, [target, navigate])
}
