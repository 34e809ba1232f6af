import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'

/** The status, the parsed body and the headers of a response. */
export interface CallResponse {
  status: number
  body: unknown
  headers: Headers
}

/** The options of a call. */
export interface CallOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Whether a body is sent unchanged, because its type defines the media type. */
const isBodyInit = (body: unknown): body is BodyInit =>
  body instanceof FormData || body instanceof Blob || ArrayBuffer.isView(body)

/** Creates the options of `fetch` as the portal does: with a bearer token, and with JSON unless the body is bytes or a form. */
export function createRequestInit(
  method: string,
  { body, token, headers, signal }: CallOptions = {},
): RequestInit {
  const isJson = body !== undefined && !isBodyInit(body)
  return {
    method,
    signal,
    body: isBodyInit(body) || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

/** Reads a response with a body of JSON, text or bytes. */
export async function readResponse(response: Response): Promise<CallResponse> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  const isText = type === '' || /^(application\/json|text\/)/.test(type)
  if (!isText) return { status, body: new Uint8Array(await response.arrayBuffer()), headers }
  const text = await response.text()
  const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : text
  return { status, body, headers }
}

/** Creates the login body of a demo account. */
export const createCredentials = (username: string, password = 'Demo1234') => ({
  username,
  password,
  device: emptyDevice,
})

/** A new guest, who is not in any scenario. */
export const newGuest = {
  first_name: 'JUANA',
  last_name: 'PÉREZ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
}

/** Creates a backend with functions to call it and to sign in. */
export async function client(mockOptions?: MockOptions) {
  const mock: Mock = await createMock(mockOptions)
  const call = async (method: string, path: string, options?: CallOptions) =>
    readResponse(await mock.request(path, createRequestInit(method, options)))
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: createCredentials(username) })
    return (body as { token: string }).token
  }
  return { mock, call, signIn }
}
