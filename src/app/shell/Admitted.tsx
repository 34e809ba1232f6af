import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { HomeModule } from '@/api/generated/model/homeModule'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { admission } from './sections'

export interface AdmittedProps {
  /** Undefined while they are not known. */
  modules: readonly HomeModule[] | undefined
  /** Whether newer ones are to come: those known by now open what they open, but send nobody away. */
  isWaiting: boolean
  /** Whether it is not known yet where the subject of this address is: until then nobody is sent away. */
  isArriving?: boolean
}

/** The screen of this address, if this user has it in this neighbourhood; otherwise where they begin. */
export function Admitted({ modules, isWaiting, isArriving = false }: AdmittedProps) {
  const { roles, neighbourhood } = useSession()
  const { pathname } = useLocation()
  const ask = (known: AdmittedProps['modules']) =>
    admission({ pathname, roles, modules: known, neighbourhoodId: neighbourhood.id })
  const byNow = ask(modules)
  const answer = isWaiting && byNow !== 'open' ? ask(undefined) : byNow
  // Another neighbourhood's screen begins anew: nothing typed, chosen or shown was of it.
  if (answer === 'open') return <Outlet key={neighbourhood.id} />
  if (isArriving) return <LoadingScreen />
  // Without the modules what opens by one stays shut, and the shell tells why.
  if (answer === 'wait') return isWaiting ? <LoadingScreen /> : null
  return <Navigate to={answer.to} replace />
}
