import { render } from '@testing-library/react'
import { App } from '@/app/App'
import { takeHandoff } from '@/session/handoff'
import { createUser } from './create-user'
import { type BackendOptions, startBackend } from './start-backend'

export { setFaults, startBackend } from './start-backend'

/** The modules of the screens and of the toasts. They are imported before the first test, so that no test waits for them. */
const screens = Promise.all([
  import('@/app/shell/Shell'),
  import('@/design-system/components/Toaster/ToastList'),
  import('@/app/HomeRoute'),
  import('@/features/today/Today'),
  import('@/features/authorizations/list/FrequentAuthorizations'),
  import('@/features/authorizations/week/WeekView'),
  import('@/app/AuthorizationFormRoute'),
  import('@/features/authorizations/pass/PassScreen'),
  import('@/features/authorizations/invitation/InvitationFormScreen'),
  import('@/features/authorizations/guest-list/GuestListDialog'),
  import('@/features/movements/MovementsScreen'),
  import('@/features/expiries/ExpiriesScreen'),
  import('@/features/lots/chooser/LotsScreen'),
  import('@/features/lots/detail/LotScreen'),
  import('@/features/works/list/WorksScreen'),
  import('@/app/WorkRoute'),
  import('@/app/SubmissionsRoute'),
  import('@/app/NewSubmissionRoute'),
  import('@/app/LoginRoute'),
  import('@/app/SignInAgainForm'),
  import('@/patterns/page/EntranceScene'),
  import('@/features/session/HandoffScreen'),
  import('@/features/accounts/profile/ProfileScreen'),
  import('@/features/contacts/PersonRegistration'),
  import('@/features/lots/pets/PetForm'),
  import('@/features/lots/residents/ResidentForm'),
  import('@/features/lots/vehicles/VehicleForm'),
  import('@/features/submissions/drawer/SubmissionDrawer'),
  import('@/features/works/groups/EditGroupDialog'),
  import('@/features/works/groups/NewGroupDialog'),
  import('@/features/works/managers/AddManagerDialog'),
  import('@/features/works/managers/EditManagerDialog'),
  import('@/features/works/managers/InviteByEmailDialog'),
  import('@/features/works/workers/AddWorkerDialog'),
  import('@/features/works/workers/WorkerStatusDialog'),
  import('@/features/works/worker-list/GroupListDialog'),
  import('@/features/works/worker-list/RosterListDialog'),
])

/** Resolves when no screen has to load its code. */
export const loadScreens = () => screens

/** Renders the whole portal at an address, with the mock backend in this process. */
export async function renderScreen(address: string, options: BackendOptions = {}) {
  await screens
  const mock = await startBackend(options)
  window.history.replaceState(null, '', address)
  takeHandoff()
  const user = createUser()
  const view = render(<App />)
  return { user, mock, ...view }
}
