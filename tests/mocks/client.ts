import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'

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

/** What is sent as it stands, and says itself what it is. */
const isReady = (body: unknown): body is BodyInit =>
  body instanceof FormData || body instanceof Blob || ArrayBuffer.isView(body)

/** A request as the portal sends it, with the bearer: JSON, unless the body is bytes or a form. */
export function init(method: string, { body, token, headers, signal }: Sent = {}): RequestInit {
  const isJson = body !== undefined && !isReady(body)
  return {
    method,
    signal,
    body: isReady(body) || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

/** Reads an answer whatever it holds: JSON, a text, or bytes. */
export async function read(response: Response): Promise<Answered> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  const isText = type === '' || /^(application\/json|text\/)/.test(type)
  if (!isText) return { status, body: new Uint8Array(await response.arrayBuffer()), headers }
  const text = await response.text()
  const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : text
  return { status, body, headers }
}

/** What the login of a demo account sends. */
export const credentials = (username: string, password = 'Demo1234') => ({
  username,
  password,
  device: emptyDevice,
})

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
