import { Navigate, useSearchParams } from 'react-router-dom'
import { directionsTo } from '../domain/maps'
import { paths } from '../paths'
import { LeavePortal } from './LeavePortal'
import { copy } from './shell/copy'

/** `/goto`: leads to the directions on a map; without a place, home. */
export function GotoRoute() {
  const [query] = useSearchParams()
  const address = directionsTo(query.get('gmp'))
  return address === undefined ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <LeavePortal to={address} label={copy.leaving.map} />
  )
}
