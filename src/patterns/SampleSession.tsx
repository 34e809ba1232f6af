import type { ReactNode } from 'react'
import type { Session } from '../session/session-schema'
import { SessionProvider } from '../session/use-session'

const neighbourhood = {
  id: 1,
  name: 'Los Sauces',
  logo: null,
  real_property_name: 'Los Sauces',
  multiarea: false,
  location: null,
  can_manage_residents: true,
  can_manage_tenants: true,
  can_manage_vehicles: true,
  can_manage_pets: true,
}

const session: Session = {
  version: 1,
  token: 'sample',
  key: 'sample',
  session_id: 'sample',
  jwt_duration: 480,
  expires_at: Number.MAX_SAFE_INTEGER,
  sessionFromMobile: false,
  newUser: false,
  user: { groups: [], first_name: 'Ana', last_name: 'Pérez', email: 'ana@example.org' },
  customer: [neighbourhood],
  profile: { photo: null },
  properties: [],
  idtype: [],
  catalog: [],
  carcolor: [],
  carbrand: [],
  carmodel: [],
  insurance: [],
  cartype: [],
}

/** Provides a sample session to the specimens of patterns that need a signed-in user. */
export function SampleSession({ children }: { children: ReactNode }) {
  return (
    <SessionProvider session={session} neighbourhood={neighbourhood}>
      {children}
    </SessionProvider>
  )
}
