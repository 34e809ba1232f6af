import { createMock, type Mock, type MockOptions } from '@mocks/node'

/** What a call was answered. */
export interface Answered {
  status: number
  body: unknown
  headers: Headers
}

/** What a call sends. */
export interface Sent {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A request as the portal sends it: JSON, with the bearer. */
export function init(method: string, { body, token, headers, signal }: Sent = {}): RequestInit {
  return {
    method,
    signal,
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

/** Reads an answer whatever it holds. */
export async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const body: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, body, headers: response.headers }
}

const device = {
  manufacturer: '',
  brand: '',
  model: '',
  base_os: '',
  build_id: '',
  system_name: '',
  system_version: '',
  version: '',
  readable_version: '',
  carrier: '',
  device: 'web',
  device_id: '',
  device_type: '',
  device_name: '',
  user_agent: '',
  is_pin_or_fingerprint_set: false,
}

/** What the login of a demo account sends. */
export const credentials = (username: string, password = 'Demo1234') => ({ username, password, device })

/** Somebody whom nobody knows yet. */
export const guest = {
  first_name: 'JUANA',
  last_name: 'PÉREZ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
}

/** A backend, and how a client speaks to it. */
export async function client(options?: MockOptions) {
  const mock: Mock = await createMock(options)
  const call = async (method: string, path: string, sent?: Sent) =>
    read(await mock.request(path, init(method, sent)))
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: credentials(username) })
    return (body as { token: string }).token
  }
  return { mock, call, signIn }
}
