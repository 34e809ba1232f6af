import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { onTestFinished } from 'vitest'
import { client, credentials } from '../client'

/** The Monday on which these worlds stand still. */
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

/** An authorization that the backend accepts, of a week from today. */
export const draft = (overrides: object = {}) => ({
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

export const guest = (overrides: object = {}) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
  ...overrides,
})

/** A backend of its own for one test, which fails if a reply breaks the contract. */
export async function createBackend(options: MockOptions = {}) {
  const { mock, call } = await client({ onViolation: 'throw', ...options })
  onTestFinished(() => {
    if (mock.violations.length > 0) throw new Error(JSON.stringify(mock.violations))
  })
  const send = async <Body>(method: string, path: string, body?: unknown, token?: string) => {
    const answer = await call(method, path, { body, token })
    return { status: answer.status, body: answer.body as Body }
  }
  const login = (username: string, password?: string) =>
    send<Schemas['SessionData']>('POST', '/fapi/auth/login/', credentials(username, password))
  return {
    mock,
    send,
    login,
    /** Signs in, and speaks with that session. */
    signIn: async (username: string = accounts.residente) => {
      const { body } = await login(username)
      const { token } = body
      return {
        session: body,
        get: <Body>(path: string) => send<Body>('GET', path, undefined, token),
        post: <Body>(path: string, sent: unknown) => send<Body>('POST', path, sent, token),
        put: <Body>(path: string, sent?: unknown) => send<Body>('PUT', path, sent, token),
      }
    },
  }
}
