import { Outlet } from 'react-router-dom'
import { StandalonePage } from './StandalonePage'

/** Screens outside the shell that bring no frame of their own. */
export function StandaloneOutlet() {
  return (
    <StandalonePage>
      <Outlet />
    </StandalonePage>
  )
}
