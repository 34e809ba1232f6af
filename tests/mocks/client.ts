import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'

/** The status, the parsed body and the headers of a response. */
export interface CallResponse {
  status: number
  body: unknown
  headers: Headers
}

/** What a call sends, and a signal that aborts the call. */
export interface CallOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Whether a body is a form, a blob or bytes. Such a body is sent unchanged and without the JSON media type. */
const isFormOrBytes = (body: unknown): body is BodyInit =>
  body instanceof FormData || body instanceof Blob || ArrayBuffer.isView(body)

/**
 * Creates the options for `fetch`. As in the portal, `token` becomes the bearer token, and a body that is neither a form nor
 * bytes is sent as JSON. A text is sent unchanged, with the JSON media type, so that a test can send invalid JSON.
 */
export function createRequestInit(
  method: string,
  { body, token, headers, signal }: CallOptions = {},
): RequestInit {
  const isJson = body !== undefined && !isFormOrBytes(body)
  return {
    method,
    signal,
    body: isFormOrBytes(body) || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

/** Reads a response: parses a JSON body, and returns any other body as a text or as bytes. */
export async function readResponse(response: Response): Promise<CallResponse> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  const isText = type === '' || /^(application\/json|text\/)/.test(type)
  if (!isText) return { status, body: new Uint8Array(await response.arrayBuffer()), headers }
  const text = await response.text()
  const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : text
  return { status, body, headers }
}

/** Creates the request body with which a demo account signs in. */
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

/** Creates a mock backend. `call` sends a request to the backend, and `signIn` returns the token of a new session. */
export async function createCallClient(mockOptions?: MockOptions) {
  const mock: Mock = await createMock(mockOptions)
  const call = async (method: string, path: string, options?: CallOptions) =>
    readResponse(await mock.request(path, createRequestInit(method, options)))
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: createCredentials(username) })
    return (body as { token: string }).token
  }
  return { mock, call, signIn }
}
