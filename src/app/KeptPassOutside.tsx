import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths, readId } from '../paths'
import { keptPass } from '../session/kept-passes'
import { useOnline } from '../session/use-online'
import { lazyNamed } from './lazy-screen'

const KeptPassRoute = lazyNamed(
  () => import(/* webpackChunkName: "pass" */ './KeptPassRoute'),
  'KeptPassRoute',
)

interface KeptPassOutsideProps {
  /** What who is not signed in is led to. */
  signIn: ReactNode
}

/**
 * At the address of a pass, for who is not signed in any more: the pass as it was kept, for as long as there is no
 * connection to sign in with. Signing out has emptied what was kept.
 */
export function KeptPassOutside({ signIn }: KeptPassOutsideProps) {
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const id = readId(matchPath(paths.pass.pattern, pathname)?.params.id)
  return isOnline || id === undefined || !keptPass(id) ? signIn : <KeptPassRoute />
}
