import { type RunningServer, serve } from '@mocks/http-server'
import { maxBodyBytes } from '@mocks/pipeline/incoming-request'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAddress, contractOperations, createGoodCall, getAccount } from '../contract/fuzz/generated-call'
import { chooseCases } from '../support/scope'
import { createCredentials, createRequestInit, newGuest } from './client'
import { sendRawRequest } from './raw-request'

/**
 * The maximum processor time of a request and its response, in milliseconds. The time on the clock would depend on the other
 * programs of the machine. Before the limits of the mock backend, these requests took up to minutes.
 */
const maxCpuMs = 3_000

let server: RunningServer
const tokens = new Map<string, string>()

beforeAll(async () => {
  server = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
})
afterAll(() => server.close())

async function signIn(username: string): Promise<string> {
  const init = createRequestInit('POST', { body: createCredentials(username) })
  const response = await fetch(`${server.url}/fapi/auth/login/`, init)
  return ((await response.json()) as { token: string }).token
}

async function getToken(username: string): Promise<string> {
  const token = tokens.get(username) ?? (await signIn(username))
  tokens.set(username, token)
  return token
}

interface LargeBody {
  body: string
  mediaType?: string
}

/** Sends a body in place of the body of the operation's good call. Returns the status, and measures the processor time. */
async function send(operationId: string, { body, mediaType = 'application/json' }: LargeBody) {
  const operation = contractOperations.find((candidate) => candidate.operationId === operationId)
  if (!operation) throw new Error(`the contract has no ${operationId}`)
  const token = await getToken(getAccount(operation))
  const address = server.url + buildAddress(operation, createGoodCall(operation, token))
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxBodyBytes)
  const start = process.cpuUsage()
  const init = createRequestInit(operation.method, { body, token, headers: { 'Content-Type': mediaType } })
  const response = await fetch(address, init)
  const answer = await response.text()
  const { user, system } = process.cpuUsage(start)
  return { status: response.status, answer, cpuMs: (user + system) / 1000 }
}

async function expectQuickRefusal(operationId: string, body: LargeBody) {
  const { status, answer, cpuMs } = await send(operationId, body)
  expect(status, answer.slice(0, 300)).toBe(400)
  expect(answer.length).toBeLessThan(20_000)
  expect(cpuMs).toBeLessThan(maxCpuMs)
}

const boundary = '-'.repeat(40)

/** Creates a form with 20,000 small parts. `getDisposition` returns the name of the part at an index, and its file name. */
function createForm(getDisposition: (index: number) => string): LargeBody {
  const parts = Array.from(
    { length: 20_000 },
    (_, index) => `--${boundary}\r\nContent-Disposition: form-data; ${getDisposition(index)}\r\n\r\nx\r\n`,
  )
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    mediaType: `multipart/form-data; boundary=${boundary}`,
  }
}

/** Creates a JSON list as large as the maximum body, between two texts. */
function fill(item: string, start = '[', end = ']'): LargeBody {
  const count = Math.floor((maxBodyBytes - start.length - end.length) / (Buffer.byteLength(item) + 1))
  return { body: `${start}${Array(count).fill(item).join()}${end}` }
}

const createNames = (count: number): LargeBody => ({
  body: `{${Array.from({ length: count }, (_, index) => `"name${index}":1`).join()}}`,
})

const nest = (levels: number, start: string, end: string): LargeBody => ({
  body: `${start.repeat(levels)}1${end.repeat(levels)}`,
})

it.each<[string, string, () => LargeBody]>([
  ['20,000 parts of one field', 'uploadInsuranceAttachment', () => createForm(() => 'name="file"')],
  ['20,000 files', 'uploadInsuranceAttachment', () => createForm(() => 'name="file"; filename="a.png"')],
  ['20,000 unknown parts', 'uploadInsuranceAttachment', () => createForm((index) => `name="part${index}"`)],
  ['300,000 unknown names', 'signupResident', () => createNames(300_000)],
  ['99,000 unknown names', 'signupResident', () => createNames(99_000)],
  ['100,000 nested lists', 'login', () => nest(100_000, '[', ']')],
  ['100,000 nested objects', 'login', () => nest(100_000, '{"a":', '}')],
  ['five megabytes of nested lists', 'login', () => nest(maxBodyBytes / 2 - 1, '[', ']')],
  ['five megabytes of spaces', 'login', () => ({ body: ' '.repeat(maxBodyBytes) })],
  ['a text of five megabytes', 'login', () => ({ body: JSON.stringify('a'.repeat(maxBodyBytes - 2)) })],
  [
    'a field of five megabytes',
    'requestPasswordRecovery',
    () => ({ body: JSON.stringify({ email: 'a@'.repeat(maxBodyBytes / 2 - 10) }) }),
  ],
])('refuses %s quickly (%s)', (_, operationId, createBody) => expectQuickRefusal(operationId, createBody()))

const items = { people: JSON.stringify(newGuest), 'empty objects': '{}', numbers: '1' }

it.each(
  chooseCases(
    [
      ['createAuthorization', 'people'],
      ['updateAuthorization', 'add_people'],
      ['updateAuthorization', 'remove_people'],
      ['createGroupAuthorization', 'workers'],
      ['updateGroupAuthorization', 'workers'],
      ['createBackgroundCheckSubmission', 'people'],
    ],
    1,
  ),
)('refuses long lists quickly (%s, %s)', async (operationId, field) => {
  for (const item of Object.values(items)) {
    await expectQuickRefusal(operationId, fill(item, `{"${field}":[`, ']}'))
    // This list is just below the maximum number of values.
    const count = 90_000 / Math.max(1, Object.keys(JSON.parse(item)).length + 1)
    await expectQuickRefusal(operationId, {
      body: `{"${field}":[${Array(Math.floor(count)).fill(item).join()}]}`,
    })
  }
})

it('refuses 100,000 query parameters quickly', async () => {
  const query = Array.from({ length: 100_000 }, (_, index) => `q${index}=1`).join('&')
  const start = process.cpuUsage()
  const port = Number(new URL(server.url).port)
  const { status } = await sendRawRequest(port, { method: 'GET', target: `/fapi/country/?${query}` })
  const { user, system } = process.cpuUsage(start)
  expect(status).toBe(431)
  expect((user + system) / 1000).toBeLessThan(maxCpuMs)
})
