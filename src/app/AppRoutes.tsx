import { type ReactNode, Suspense } from 'react'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useSearchParams,
} from 'react-router-dom'
import { statusPages } from '../copy/status-pages'
import { ButtonLink } from '../design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { buildDirectionsUrl } from '../domain/maps'
import { parseId, paths } from '../paths'
import { focusTitle } from '../patterns/page/focus-title'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { useFirstPageTakeover } from '../patterns/page/use-first-page-takeover'
import { getSavedPass } from '../session/saved-passes'
import { useOnline } from '../session/use-online'
import { useSession } from '../session/use-session'
import { LeavePortal } from './LeavePortal'
import { LoadingScreen } from './LoadingScreen'
import { type LazyScreen, lazy, lazyNamed } from './lazy-screen'
import { RequireSession } from './RequireSession'
import { loadSignedIn, ShellScreen, type SignedInScreens } from './ShellScreen'
import { StandalonePage } from './StandalonePage'
import { copy } from './shell/copy'

const LoginRoute = lazyNamed(() => import(/* webpackChunkName: "sign-in" */ './LoginRoute'), 'LoginRoute')
/** Creates a screen that needs a session. */
const lazySignedIn = (name: keyof SignedInScreens): LazyScreen =>
  lazy(async () => ({ default: await (await loadSignedIn()).screens[name]() }))
const AuthorizationFormRoute = lazySignedIn('authorizationForm')
const InvitationFormScreen = lazySignedIn('invitationForm')
const PassScreen = lazySignedIn('pass')
const SavedPassRoute = lazyNamed(
  () => import(/* webpackChunkName: "pass" */ './SavedPassRoute'),
  'SavedPassRoute',
)
const HandoffScreen = lazyNamed(() => import('../features/session/HandoffScreen'), 'HandoffScreen')
const RegisterRoute = lazyNamed(
  () => import(/* webpackChunkName: "register" */ './RegisterRoute'),
  'RegisterRoute',
)
const PasswordRequestScreen = lazyNamed(
  () =>
    import(/* webpackChunkName: "password-request" */ '../features/accounts/recovery/PasswordRequestScreen'),
  'PasswordRequestScreen',
)
const PasswordRecoverScreen = lazyNamed(
  () => import('../features/accounts/recovery/PasswordRecoverScreen'),
  'PasswordRecoverScreen',
)
const TermsScreen = lazyNamed(
  () => import(/* webpackChunkName: "terms" */ '../features/accounts/terms/TermsScreen'),
  'TermsScreen',
)
const InvitationRoute = lazyNamed(() => import('./InvitationRoute'), 'InvitationRoute')
const SharedPassRoute = lazyNamed(() => import('./SharedPassRoute'), 'SharedPassRoute')
const UnsubscribeRoute = lazyNamed(() => import('./UnsubscribeRoute'), 'UnsubscribeRoute')

type ScreenRoute = readonly [pattern: string, Screen: LazyScreen]

/** The screens for residents. */
const residentScreens: readonly ScreenRoute[] = [
  [paths.home.pattern, lazySignedIn('home')],
  [paths.newAuthorization.pattern, AuthorizationFormRoute],
  [paths.editAuthorization.pattern, AuthorizationFormRoute],
  [paths.newInvitation.pattern, InvitationFormScreen],
  [paths.editInvitation.pattern, InvitationFormScreen],
]

/** The other screens that need a session. */
const commonScreens: readonly ScreenRoute[] = [
  [paths.movements.pattern, lazySignedIn('movements')],
  [paths.lots.pattern, lazySignedIn('lots')],
  [paths.lot.pattern, lazySignedIn('lot')],
  [paths.works.pattern, lazySignedIn('works')],
  [paths.work.pattern, lazySignedIn('work')],
  [paths.profile.pattern, lazySignedIn('profile')],
  [paths.submissions.pattern, lazySignedIn('submissions')],
  [paths.newSubmission.pattern, lazySignedIn('newSubmission')],
  [paths.expiries.pattern, lazySignedIn('expiries')],
]

/** The screens for guests that the build renders. React takes over a page only after the code of its screen has loaded. */
const renderedGuestScreens: readonly ScreenRoute[] = [
  [paths.register.pattern, RegisterRoute],
  [paths.passwordRequest.pattern, PasswordRequestScreen],
  [paths.terms.pattern, TermsScreen],
]

const preloadedScreens = [...residentScreens, ...commonScreens, [paths.pass.pattern, PassScreen]] as const

const renderRoute = ([pattern, Screen]: ScreenRoute) => (
  <Route key={pattern} path={pattern} element={<Screen />} />
)

/** Finds the screen at an address. */
const findScreen = (routes: readonly ScreenRoute[], pathname: string) =>
  routes.find(([pattern]) => matchPath(pattern, pathname))?.[1]

/** Loads the code of the screen at an address: the sign-in for guests, or the screen of users with a session and the shell. */
export async function preloadScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  await findScreen(renderedGuestScreens, pathname)?.preload()
  const screen = findScreen(preloadedScreens, pathname)
  if (matchPath(paths.login.pattern, pathname) || (screen && !isSignedIn)) await LoginRoute.preload()
  else if (screen) await Promise.all([ShellScreen.preload(), screen.preload()])
}

/** The catalogue, which the residents' build omits. */
const catalogue = import.meta.env.PORTAL_MOCK
  ? { path: '/catalogo', Screen: lazyNamed(() => import('./catalogue/CatalogueScreen'), 'CatalogueScreen') }
  : undefined

/** Ends a first page. It is inside the Suspense boundary of the screens, which React takes over later than the rest of the page. */
function FirstPageTakeover() {
  useFirstPageTakeover()
  return null
}

/** All routes of the portal. The public routes need no session. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.login.pattern} element={<LoginRoute />} />
        <Route path={paths.handoff.pattern} element={<HandoffScreen />} />
        <Route path={paths.goto.pattern} element={<GotoRoute />} />
        <Route path={paths.register.pattern} element={<RegisterRoute />} />
        <Route path={paths.passwordRequest.pattern} element={<PasswordRequestScreen />} />
        <Route path={paths.passwordRecover.pattern} element={<PasswordRecoverScreen />} />
        <Route path={paths.passwordRecoverForm.pattern} element={<PasswordRecoverScreen />} />
        <Route element={<StandaloneOutlet />}>
          <Route path={paths.terms.pattern} element={<TermsScreen />} />
        </Route>
        <Route path={paths.invitation.pattern} element={<InvitationRoute />} />
        <Route path={paths.sharedPass.pattern} element={<SharedPassRoute />} />
        <Route path={paths.unsubscribe.pattern} element={<UnsubscribeRoute />} />
        {catalogue ? <Route path={catalogue.path} element={<catalogue.Screen />} /> : null}
        <Route element={<RequireSession />}>
          <Route element={<ResidentsOnly />}>{residentScreens.map(renderRoute)}</Route>
          {commonScreens.map(renderRoute)}
        </Route>
        <Route
          element={
            <RequireSession
              isReadableOffline
              renderWithoutSession={(signIn) => <OfflinePass signIn={signIn} />}
            />
          }
        >
          <Route element={<ResidentsOnly />}>
            <Route path={paths.pass.pattern} element={<PassScreen />} />
          </Route>
        </Route>
        {/* Signed-in users see the 404 page inside the shell. */}
        <Route element={<RequireSession renderWithoutSession={() => <StandaloneOutlet />} />}>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
      <FirstPageTakeover />
    </Suspense>
  )
}

/** The frame for each screen that is outside the shell and does not render a frame itself. */
function StandaloneOutlet() {
  return (
    <StandalonePage>
      <Outlet />
    </StandalonePage>
  )
}

/**
 * Redirects users who are not residents of this neighbourhood to the list of works. The key resets the state of the
 * screen when the path changes.
 */
function ResidentsOnly() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  return roles.isResident ? <Outlet key={pathname} /> : <Navigate to={paths.works()} replace />
}

/** `/goto`: redirects to the directions on a map, or to the home page if the address has no coordinates. */
function GotoRoute() {
  const [searchParams] = useSearchParams()
  const address = buildDirectionsUrl(searchParams.get('gmp'))
  return address === undefined ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <LeavePortal to={address} label={copy.leaving.map} />
  )
}

/** Focuses the title, unless somebody has reached the link before the scripts: the build renders this page. */
function focusNotFound(view: HTMLElement | null): void {
  if (!view?.contains(document.activeElement)) focusTitle(view)
}

/** The 404 page with a link to the home page. */
function NotFoundScreen() {
  useDocumentTitle(statusPages.notFound.title)
  return (
    <ErrorPage
      ref={focusNotFound}
      title={statusPages.notFound.title}
      message={statusPages.notFound.message}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
          {copy.notFound.action}
        </ButtonLink>
      }
    />
  )
}

/**
 * Shows the saved pass to users without a session while there is no connection. Otherwise renders `signIn`, which
 * redirects to the sign-in.
 */
function OfflinePass({ signIn }: { signIn: ReactNode }) {
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const id = parseId(matchPath(paths.pass.pattern, pathname)?.params.id)
  return isOnline || id === undefined || !getSavedPass(id) ? signIn : <SavedPassRoute />
}
