import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '../paths'
import { LoadingScreen } from './LoadingScreen'
import { LoginRoute } from './LoginRoute'
import { NotFoundScreen } from './NotFoundScreen'
import { RequireSession } from './RequireSession'
import { UnavailablePublicScreen } from './UnavailablePublicScreen'
import { UnavailableScreen } from './UnavailableScreen'

const HomeRoute = lazy(() => import('./HomeRoute').then((module) => ({ default: module.HomeRoute })))
const AuthorizationFormRoute = lazy(() =>
  import('./AuthorizationFormRoute').then((module) => ({ default: module.AuthorizationFormRoute })),
)
const InvitationRoute = lazy(() =>
  import('./InvitationRoute').then((module) => ({ default: module.InvitationRoute })),
)
const UnsubscribeRoute = lazy(() =>
  import('./UnsubscribeRoute').then((module) => ({ default: module.UnsubscribeRoute })),
)
/** The catalogue of the design system is for who builds the portal: no byte of it, nor its address, is in theirs. */
const catalogue = import.meta.env.PORTAL_MOCK
  ? { path: '/catalogo', Screen: lazy(() => import('./catalogue/CatalogueScreen')) }
  : undefined

/** Addresses of the documents whose screens this version does not have: they say so, behind the sign-in. */
const unavailable = [
  paths.newInvitation,
  paths.editInvitation,
  paths.movements,
  paths.lots,
  paths.works,
  paths.submissions,
]

/** Every address of the portal. The public ones need no session; the rest stands behind the sign-in (P2, P4). */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.login.pattern} element={<LoginRoute />} />
        {[paths.register, paths.passwordRequest].map(({ pattern }) => (
          <Route key={pattern} path={pattern} element={<UnavailablePublicScreen />} />
        ))}
        <Route path={paths.invitation.pattern} element={<InvitationRoute />} />
        <Route path={paths.unsubscribe.pattern} element={<UnsubscribeRoute />} />
        {catalogue ? <Route path={catalogue.path} element={<catalogue.Screen />} /> : null}
        <Route element={<RequireSession />}>
          <Route path={paths.home.pattern} element={<HomeRoute />} />
          <Route path={paths.newAuthorization.pattern} element={<AuthorizationFormRoute />} />
          <Route path={paths.editAuthorization.pattern} element={<AuthorizationFormRoute />} />
          {unavailable.map(({ pattern }) => (
            <Route key={pattern} path={pattern} element={<UnavailableScreen />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
