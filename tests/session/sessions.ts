import type { SessionData } from '@/api/generated/model/sessionData'
import {
  type Session,
  type SessionProperty,
  type SessionCustomer as StoredCustomer,
  toSession,
} from '@/session/session-schema'

export const createCustomer = (id: number, overrides: Partial<StoredCustomer> = {}): StoredCustomer => ({
  id,
  name: `Barrio ${id}`,
  logo: null,
  real_property_name: `Barrio ${id}`,
  multiarea: false,
  location: '-34.4387,-58.6421',
  can_manage_residents: true,
  can_manage_tenants: true,
  can_manage_vehicles: true,
  can_manage_pets: true,
  ...overrides,
})

export const createLot = (property_id: number, real_property_id: number): SessionProperty => ({
  property_id,
  real_property_id,
  person_id: 301,
  identifier: `A-${property_id}`,
  area_name: null,
  location: null,
  logo: null,
  real_property_name: `Barrio ${real_property_id}`,
})

/** Creates the response of a sign-in: an eight-hour session of a resident, whose only lot is in neighbourhood 101. */
export const createSessionData = (overrides: Partial<SessionData> = {}): SessionData => ({
  token: 't-000001',
  session_id: 's-000001',
  jwt_duration: 480,
  user: { groups: [], first_name: 'Carolina', last_name: 'Ibáñez', email: 'residente@demo.ar' },
  customer: [createCustomer(101)],
  profile: { photo: null },
  properties: [createLot(201, 101)],
  idtype: [{ code: 'DNI', name: 'DNI' }],
  catalog: [],
  carcolor: [],
  carbrand: [{ code: 'FIAT', name: 'Fiat' }],
  carmodel: [{ code: 'CRONOS', name: 'Cronos', brand_code: 'FIAT' }],
  insurance: [],
  cartype: [],
  ...overrides,
})

/** Creates the session of a user who signed in at `now`, a time in milliseconds since 1970. */
export function createSession(overrides: Partial<SessionData> = {}, now = Date.now()): Session {
  const session = toSession(createSessionData(overrides), now)
  if (!session) throw new Error('the session data breaks the contract')
  return session
}
