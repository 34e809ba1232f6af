import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { onTestFinished } from 'vitest'
import { createCallClient, createCredentials } from '../client'

/** The date of the mock backend's clock in these tests, a Monday. */
export const today = '2026-03-16'

/** The usernames of the demo accounts. */
export const accounts = {
  residente: 'residente@demo.ar',
  inquilino: 'inquilino@demo.ar',
  obra: 'obra@demo.ar',
  admin: 'admin@demo.ar',
  consejo: 'consejo@demo.ar',
} as const

/** The paths of some operations. `rp` is the id of a neighbourhood, and `pid` the id of a lot. */
export const paths = {
  list: (rp: number, pid: number, query = '') =>
    `/fapi/v2/customer/${rp}/property/${pid}/authorization/${query}`,
  create: (rp: number, pid: number) => `/fapi/customer/${rp}/property/${pid}/authorization/`,
  update: (rp: number, pid: number, id: number) =>
    `/fapi/customer/${rp}/property/${pid}/authorization/${id}/`,
  read: (id: number) => `/fapi/authorization/${id}/`,
  cancel: (id: number) => `/fapi/authorization/${id}/cancel/`,
  people: (id: number, query = '') => `/fapi/authorization/${id}/people/${query}`,
  contacts: (rp: number, query = '') => `/fapi/customer/${rp}/visits/contacts/${query}`,
  addGuest: (rp: number, pid: number) => `/fapi/customer/${rp}/guest/?property_id=${pid}`,
  lookUpPerson: (rp: number, type: string, number: string) => `/fapi/customer/${rp}/guest/${type}/${number}/`,
  modules: (rp: number) => `/fapi/v2/module/home/${rp}/`,
  person: (rp: number, id: number) => `/fapi/v2/${rp}/person/${id}/`,
}

/** Creates a valid request body for an authorization from today to the next Monday. */
export const createAuthorizationInput = (overrides: object = {}) => ({
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

/** Creates the request body that adds a guest. No scenario has a person with this document number. */
export const createGuestInput = (overrides: object = {}) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
  ...overrides,
})

/**
 * Creates a mock backend for one test, and returns functions that send requests to it. The test fails if a response breaks the
 * contract.
 */
export async function createBackend(options: MockOptions = {}) {
  const { mock, call } = await createCallClient({ onViolation: 'throw', ...options })
  onTestFinished(() => {
    if (mock.violations.length > 0) throw new Error(JSON.stringify(mock.violations))
  })
  const send = async <Body>(method: string, path: string, body?: unknown, token?: string) => {
    const response = await call(method, path, { body, token })
    return { status: response.status, body: response.body as Body }
  }
  const login = (username: string, password?: string) =>
    send<Schemas['SessionData']>('POST', '/fapi/auth/login/', createCredentials(username, password))
  return {
    mock,
    send,
    login,
    /** Signs in an account, and returns the new session and functions that send requests with its bearer token. */
    signIn: async (username: string = accounts.residente) => {
      const { body: session } = await login(username)
      const { token } = session
      return {
        session,
        get: <Body>(path: string) => send<Body>('GET', path, undefined, token),
        post: <Body>(path: string, body: unknown) => send<Body>('POST', path, body, token),
        put: <Body>(path: string, body?: unknown) => send<Body>('PUT', path, body, token),
      }
    },
  }
}
