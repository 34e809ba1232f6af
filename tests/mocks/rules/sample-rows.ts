import { Refusal } from '@mocks/contract/refusal'
import type {
  AuthorizationRow,
  PersonRow,
  PropertyRow,
  RealPropertyRow,
  SessionRow,
  UserRow,
} from '@mocks/db/rows'
import type { AuthorizationTerms } from '@mocks/rules/authorization-terms'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { emptyPersonFields } from '@mocks/rules/people'

/** The current day in the tests of the rules, a Monday. */
export const today = '2026-03-16'

export const createPersonRow = (id: number, overrides: Partial<PersonRow> = {}): PersonRow => ({
  id,
  real_property_id: 101,
  user_id: null,
  first_name: 'Ana',
  last_name: `Apellido ${id}`,
  id_type_code: 'DNI',
  id_number: String(20_000_000 + id * 7),
  nationality: 'AR',
  gender: 'F',
  ...emptyPersonFields,
  ...overrides,
})

export const createUserRow = (overrides: Partial<UserRow> = {}): UserRow => ({
  id: 1,
  email: 'carolina@demo.ar',
  password: 'Demo1234',
  groups: [],
  first_name: 'Carolina',
  last_name: 'Ibáñez',
  id_number: '30111222',
  photo_url: null,
  ...overrides,
})

export const createSessionRow = (overrides: Partial<SessionRow> = {}): SessionRow => ({
  id: 1,
  session_id: 's-000001',
  user_id: 1,
  token: 'one',
  expires_at: '2026-03-16T21:00:00.000Z',
  is_closed: false,
  ...overrides,
})

export const neighbourhood: RealPropertyRow = {
  id: 101,
  name: 'Los Álamos',
  logo: null,
  multiarea: true,
  location: '-34.4387,-58.6421',
  can_manage_residents: true,
  can_manage_tenants: true,
  can_manage_vehicles: true,
  can_manage_pets: true,
}

export const lot: PropertyRow = {
  id: 201,
  real_property_id: 101,
  identifier: 'A-12',
  area_name: 'Los Robles',
  location: null,
}

export const createTerms = (overrides: Partial<AuthorizationTerms> = {}): AuthorizationTerms => ({
  name: 'Juana Pérez',
  source: 'PERSON',
  method: 'WEB',
  description: '',
  preauthorization_type: 'PERSONAL',
  from_date: today,
  to_date: '2026-03-23',
  start_time: '00:00:00',
  end_time: '23:59:00',
  concurrent_flag: true,
  ...createWeekdayFlags(weekdayFlags),
  location_to: null,
  ...overrides,
})

export const createAuthorizationRow = (overrides: Partial<AuthorizationRow> = {}): AuthorizationRow => ({
  id: 7001,
  property_id: 201,
  creator_id: 301,
  ...createTerms(),
  max_people: null,
  qrcode: 'LA-7K3Q-9XZ2',
  invitation_key: null,
  is_cancelled: false,
  ...overrides,
})

/** Calls a rule and returns the refusal that it throws. @throws Error if the rule throws nothing or another error. */
export function catchRefusal(rule: () => unknown): { status: number; body: unknown } {
  try {
    rule()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
  throw new Error('The rule threw no refusal')
}

/**
 * Calls a rule and returns the body of the refusal that it throws: the sentences by the name of the invalid field.
 * @throws Error unless the rule throws a refusal with the status 400.
 */
export function catchInvalidFields(rule: () => unknown): unknown {
  const { status, body } = catchRefusal(rule)
  if (status !== 400) throw new Error(`The rule refused with the status ${status} instead of 400`)
  return body
}
