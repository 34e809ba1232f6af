import { contract } from '@mocks/contract/generated/contract'
import { createMock, type Mock } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WriteOperation } from '@/api/generated/operations'
import { connectCredentials } from '@/api/http'
import { createQueryClient } from '@/api/query-client'
import { getWriteOptions } from '@/api/writes/use-write'
import type { Write } from '@/api/writes/write'
import { writes } from '@/api/writes/writes'
import { applyConfig } from '@/config'
import { demoPassword } from '../../../src/demo/accounts'
import { createGoodCall, getAccount, type Operation } from '../../contract/fuzz/generated-call'
import { chooseCases, isFullRun } from '../../support/scope'
import { setFaults } from '../../support/start-backend'

/** The collections to which a repeated call may add rows, with the reason. */
const rowsOfRepeatedCalls: Partial<Record<WriteOperation, readonly string[]>> = {
  // Each sign-in creates a session.
  login: ['sessions'],
  // Each request sends a valid link.
  requestPasswordRecovery: ['mailbox', 'recoveryLinks'],
  // The first address stays unused.
  requestPhotoUpload: ['files', 'photos'],
  // No read shows whether an email was sent.
  sendWorkManagerInvitation: ['mailbox'],
}

const allWrites: Readonly<Record<string, Write<never, unknown>>> = writes

/** Writes that no screen sends: the renewal of the session, and the transfer of a file with its progress. */
const sentElsewhere: readonly string[] = ['refreshToken', 'uploadPhoto']

const operations = Object.keys(allWrites).filter(
  (operation) => allWrites[operation]?.kind !== 'planned' && !sentElsewhere.includes(operation),
) as WriteOperation[]

/** Returns the rows of each collection as text. */
const readRows = ({ db }: Mock): Record<string, string> =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, JSON.stringify(table.all())]))

const origin = 'http://localhost:3000'

/** Starts a backend, and signs in the account that may call the operation. */
async function startSignedIn(operation: WriteOperation) {
  const mock = await createMock({ origin })
  mock.listen()
  applyConfig({ apiUrl: origin })
  const username = getAccount(contract.operations[operation] as Operation)
  const response = await mock.request('/fapi/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, device: emptyDevice }),
  })
  const { token } = (await response.json()) as { token: string }
  connectCredentials({ token: () => token, onUnauthorized: () => undefined, isExpired: () => false })
  onTestFinished(() => {
    mock.close()
    expect(mock.violations).toEqual([])
  })
  return { mock, token }
}

/** Returns a function that sends the good call of an operation, like a screen that stays open. */
function createSender(operation: WriteOperation, token: string, change: object = {}) {
  const client = createQueryClient()
  const write = allWrites[operation] as Write<unknown, unknown>
  const { path, query, body } = createGoodCall(contract.operations[operation] as Operation, token)
  const variables = { ...path, params: query, data: { ...Object(body), ...change } }
  return () => client.getMutationCache().build(client, getWriteOptions(client, write)).execute(variables)
}

/** Runs `send` alone, and returns the rows after it. Then undoes its changes. */
async function readRowsAfter({ mock, send }: { mock: Mock; send: () => Promise<unknown> }) {
  const { world } = mock
  const ids = world.ids.state()
  world.journal.begin()
  const result = await send()
  const rows = readRows(mock)
  await world.journal.rollBack()
  world.ids.restore(ids)
  return { result, rows }
}

test('has the entry of each write under its own name', () => {
  for (const [operation, write] of Object.entries(allWrites)) expect(write.operation).toBe(operation)
})

test('gives a reason for each write whose effect cannot be read', () => {
  for (const { kind, reason } of Object.values(allWrites))
    if (kind === 'unreadable') expect(reason).toBeTruthy()
})

const failures = isFullRun ? (['network', 'status', 'garbage'] as const) : (['network'] as const)

/** Replaces the next response that the portal receives by a failure, after the backend has executed the call. */
function loseNextResponse(failure: (typeof failures)[number]) {
  const originalFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...parameters) => {
    await originalFetch(...parameters)
    if (failure === 'network') throw new TypeError('the connection was cut')
    return new Response('<h1>Bad Gateway</h1>', { status: failure === 'status' ? 502 : 200 })
  })
}

test.each(operations.flatMap((operation) => failures.map((failure) => [operation, failure] as const)))(
  '%s has one effect if its response is lost (%s) and it is sent again',
  async (operation, failure) => {
    const { mock, token } = await startSignedIn(operation)
    const { result: expectedResult, rows: expectedRows } = await readRowsAfter({
      mock,
      send: createSender(operation, token),
    })

    const send = createSender(operation, token)
    loseNextResponse(failure)
    await expect(send()).rejects.toMatchObject({ failure })
    const result = await send()

    const rows = readRows(mock)
    const differences = Object.keys(rows).filter((name) => rows[name] !== expectedRows[name])
    expect(differences.sort()).toEqual(rowsOfRepeatedCalls[operation] ?? [])
    if (allWrites[operation]?.kind === 'search') expect(result).toEqual(expectedResult)
    if (allWrites[operation]?.kind === 'refusal') expect(result).toBeUndefined()
  },
)

/** The failures of a call that the backend did not execute. Each operation is tested with one of them, and in the full run with all. */
const failuresBefore = ['network', 500, 503, 401, 409] as const

test.each(
  operations.flatMap((operation, index) => {
    const turned = failuresBefore.map((_, place) => failuresBefore[(place + index) % failuresBefore.length])
    return chooseCases(turned, 1).map((status) => [operation, status ?? 'network'] as const)
  }),
)(
  '%s changes nothing if it fails before the backend executes it (%s), and has one effect if it is sent again',
  async (operation, status) => {
    const { mock, token } = await startSignedIn(operation)
    const { rows: expectedRows } = await readRowsAfter({ mock, send: createSender(operation, token) })
    const send = createSender(operation, token)
    await setFaults(mock, [{ operationId: operation, status, body: {}, times: 1 }])
    const rows = readRows(mock)
    await expect(send()).rejects.toMatchObject(
      status === 'network' ? { failure: 'network' } : { failure: 'status', status },
    )
    expect(readRows(mock)).toEqual(rows)
    await send()
    expect(readRows(mock)).toEqual(expectedRows)
  },
)

test.each([
  ['longer than a search text', { name: 'Ñandú '.repeat(41) }],
  ['longer than a search text, with a symbol at its limit', { name: `${'a'.repeat(99)}🎂${'b'.repeat(50)}` }],
  ['with special characters', { name: '  100% "Ñandú" & Cía.  #1 ' }],
])('createAuthorization has one effect if the title is %s', async (_, change) => {
  const { mock, token } = await startSignedIn('createAuthorization')
  const countBefore = mock.db.authorizations.all().length
  const send = createSender('createAuthorization', token, change)
  loseNextResponse('network')
  await expect(send()).rejects.toMatchObject({ failure: 'network' })
  await send()
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
})

test.each([
  ['createPet', 'pets', { name: ' ñandú  cañón ', breed: ' mestizo' }],
  ['createVehicle', 'vehicles', { license_plate_number: 'ab-123.cz', insurance_policy_number: '  ' }],
] as const)(
  '%s has one effect if the backend changes the form of the content',
  async (operation, name, change) => {
    const { mock, token } = await startSignedIn(operation)
    const countBefore = mock.db[name].all().length
    const send = createSender(operation, token, change)
    loseNextResponse('network')
    await expect(send()).rejects.toMatchObject({ failure: 'network' })
    await send()
    expect(mock.db[name].all()).toHaveLength(countBefore + 1)
  },
)
