import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { HomeModule } from '../../api/generated/model/homeModule'
import { useSession } from '../../session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { admission } from './sections'

interface AdmittedProps {
  /** Undefined while they are not known. */
  modules: readonly HomeModule[] | undefined
  /** Whether they are still to come; otherwise what opens by a module stays shut, and the shell tells why. */
  isWaiting: boolean
}

/** The screen of this address, if this user has it in this neighbourhood (P2, P6); otherwise where they begin. */
export function Admitted({ modules, isWaiting }: AdmittedProps) {
  const { roles, neighbourhood } = useSession()
  const { pathname } = useLocation()
  const answer = admission({ pathname, roles, modules, neighbourhoodId: neighbourhood.id })
  if (answer === 'open') return <Outlet />
  if (answer === 'wait') return isWaiting ? <LoadingScreen /> : null
  return <Navigate to={answer.to} replace />
}
