import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { onTestFinished } from 'vitest'
import { client, createCredentials } from '../client'

/** The date of the fixed clock, a Monday. */
export const today = '2026-03-16'

export const accounts = {
  residente: 'residente@demo.ar',
  inquilino: 'inquilino@demo.ar',
  obra: 'obra@demo.ar',
  admin: 'admin@demo.ar',
  consejo: 'consejo@demo.ar',
} as const

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
  guest: (rp: number, pid: number) => `/fapi/customer/${rp}/guest/?property_id=${pid}`,
  lookup: (rp: number, type: string, number: string) => `/fapi/customer/${rp}/guest/${type}/${number}/`,
  modules: (rp: number) => `/fapi/v2/module/home/${rp}/`,
  person: (rp: number, id: number) => `/fapi/v2/${rp}/person/${id}/`,
}

/** Creates the request body for a valid authorization of the week that begins today. */
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

/** Creates the request body for a guest with an unregistered document. */
export const createGuestInput = (overrides: object = {}) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
  ...overrides,
})

/** Creates a mock backend for one test. The test fails if a response breaks the contract. */
export async function createBackend(options: MockOptions = {}) {
  const { mock, call } = await client({ onViolation: 'throw', ...options })
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
    /** Signs in, and returns functions that send the bearer token of the new session. */
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
