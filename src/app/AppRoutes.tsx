import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '../paths'
import { GotoRoute } from './GotoRoute'
import { KeptPassOutside } from './KeptPassOutside'
import { LoadingScreen } from './LoadingScreen'
import { LoginRoute } from './LoginRoute'
import { lazy } from './lazy-screen'
import { NotFoundScreen } from './NotFoundScreen'
import { RequireSession } from './RequireSession'
import { StandaloneOutlet } from './StandaloneOutlet'

const HomeRoute = lazy(() =>
  import(/* webpackChunkName: "home" */ './HomeRoute').then((module) => ({ default: module.HomeRoute })),
)
const AuthorizationFormRoute = lazy(() =>
  import('./AuthorizationFormRoute').then((module) => ({ default: module.AuthorizationFormRoute })),
)
const PassRoute = lazy(() =>
  import(/* webpackChunkName: "pass" */ './PassRoute').then((module) => ({ default: module.PassRoute })),
)
const InvitationFormRoute = lazy(() =>
  import('./InvitationFormRoute').then((module) => ({ default: module.InvitationFormRoute })),
)
const MovementsRoute = lazy(() =>
  import('./MovementsRoute').then((module) => ({ default: module.MovementsRoute })),
)
const LotsScreen = lazy(() =>
  import('../features/lots/chooser/LotsScreen').then((module) => ({ default: module.LotsScreen })),
)
const LotScreen = lazy(() =>
  import('../features/lots/detail/LotScreen').then((module) => ({ default: module.LotScreen })),
)
const WorksScreen = lazy(() =>
  import('../features/works/list/WorksScreen').then((module) => ({ default: module.WorksScreen })),
)
const WorkRoute = lazy(() => import('./WorkRoute').then((module) => ({ default: module.WorkRoute })))
const SubmissionsRoute = lazy(() =>
  import('./SubmissionsRoute').then((module) => ({ default: module.SubmissionsRoute })),
)
const NewSubmissionRoute = lazy(() =>
  import('./NewSubmissionRoute').then((module) => ({ default: module.NewSubmissionRoute })),
)
const HandoffScreen = lazy(() =>
  import('../features/session/HandoffScreen').then((module) => ({ default: module.HandoffScreen })),
)
const ProfileScreen = lazy(() =>
  import('../features/accounts/profile/ProfileScreen').then((module) => ({ default: module.ProfileScreen })),
)
const RegisterRoute = lazy(() =>
  import('./RegisterRoute').then((module) => ({ default: module.RegisterRoute })),
)
const PasswordRequestScreen = lazy(() =>
  import('../features/accounts/recovery/PasswordRequestScreen').then((module) => ({
    default: module.PasswordRequestScreen,
  })),
)
const PasswordRecoverScreen = lazy(() =>
  import('../features/accounts/recovery/PasswordRecoverScreen').then((module) => ({
    default: module.PasswordRecoverScreen,
  })),
)
const TermsRoute = lazy(() => import('./TermsRoute').then((module) => ({ default: module.TermsRoute })))
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

/** Every address of the portal. The public ones need no session; the rest stands behind the sign-in. */
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
        <Route path={paths.terms.pattern} element={<TermsRoute />} />
        <Route path={paths.invitation.pattern} element={<InvitationRoute />} />
        <Route path={paths.unsubscribe.pattern} element={<UnsubscribeRoute />} />
        {catalogue ? <Route path={catalogue.path} element={<catalogue.Screen />} /> : null}
        <Route element={<RequireSession />}>
          <Route path={paths.home.pattern} element={<HomeRoute />} />
          <Route path={paths.newAuthorization.pattern} element={<AuthorizationFormRoute />} />
          <Route path={paths.editAuthorization.pattern} element={<AuthorizationFormRoute />} />
          <Route path={paths.newInvitation.pattern} element={<InvitationFormRoute />} />
          <Route path={paths.editInvitation.pattern} element={<InvitationFormRoute />} />
          <Route path={paths.movements.pattern} element={<MovementsRoute />} />
          <Route path={paths.lots.pattern} element={<LotsScreen />} />
          <Route path={paths.lot.pattern} element={<LotScreen />} />
          <Route path={paths.works.pattern} element={<WorksScreen />} />
          <Route path={paths.work.pattern} element={<WorkRoute />} />
          <Route path={paths.profile.pattern} element={<ProfileScreen />} />
          <Route path={paths.submissions.pattern} element={<SubmissionsRoute />} />
          <Route path={paths.newSubmission.pattern} element={<NewSubmissionRoute />} />
        </Route>
        <Route
          element={
            <RequireSession isReadableOffline otherwise={(signIn) => <KeptPassOutside signIn={signIn} />} />
          }
        >
          <Route path={paths.pass.pattern} element={<PassRoute />} />
        </Route>
        {/* Who is signed in keeps the shell around what does not exist. */}
        <Route element={<RequireSession otherwise={() => <StandaloneOutlet />} />}>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
