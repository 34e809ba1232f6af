import type { JsonSchema } from '@mocks/contract/contract-types'
import { buildControlSchemas } from '@mocks/contract/control-schemas'
import { contract } from '@mocks/contract/generated/contract'
import { controls } from '@mocks/controls/controls'
import fc, { type Arbitrary } from 'fast-check'
import { encodeBody } from '../contract/fuzz/encode-body'
import { buildAddress, contractOperations, getAccount, type Operation } from '../contract/fuzz/generated-call'
import { generateValidCalls } from '../contract/fuzz/valid-calls'
import { generateValues } from '../contract/fuzz/valid-values'
import { accounts } from './handlers/backend'
import { buildScenario } from './scenarios/build-scenario'

/** A generated call. The token of `account` is added when the call is sent. */
export interface Step {
  method: string
  path: string
  /** The username of the account that calls; undefined for a call without a token. */
  account: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** Stands for the caller's token in the body of a generated call, until the call is sent. */
export const tokenPlaceholder = '{token}'

const usernames = Object.values(accounts)
const writes = contractOperations.filter(({ method }) => method !== 'GET')
const reads = contractOperations.filter(({ method }) => method === 'GET')

/** Optional idempotency keys. There are only three keys, so that some calls repeat a key. */
const idempotencyKeys = fc.option(fc.constantFrom('key-00001', 'key-00002', 'key-00003'), { freq: 2 })

/** Generates calls of one operation: without an account if it is public, otherwise mostly by an account with permission. */
function generateCalls(operation: Operation): Arbitrary<Step> {
  const account = operation.isPublic
    ? fc.constant(undefined)
    : fc.oneof(
        { arbitrary: fc.constant<string | undefined>(getAccount(operation)), weight: 5 },
        fc.constantFrom<string | undefined>(...usernames, undefined),
      )
  return fc
    .record({ call: generateValidCalls(operation, tokenPlaceholder), account, key: idempotencyKeys })
    .map(({ call, account, key }) => {
      const { body, headers } = encodeBody(operation, call.body)
      const keyHeader = operation.isIdempotent && key !== null && { 'Idempotency-Key': key }
      return {
        method: operation.method,
        path: buildAddress(operation, call),
        account,
        body,
        headers: { ...headers, ...call.headers, ...keyHeader },
      }
    })
}

const createControlCall = (method: string, name: string, body?: unknown): Step => ({
  method,
  path: `/__mock/${name}`,
  account: undefined,
  body,
})

const operationIds = Object.keys(contract.operations)

const clockChanges = fc
  .constantFrom(
    { advance: 'PT7M' },
    { advance: 'PT9H' },
    { advance: 'P3D' },
    { now: '2026-03-20T23:59:59.999Z' },
  )
  .map((body) => createControlCall('PATCH', 'settings', body))

const faults = fc
  .record({
    // Each account signs in before its first call. So at least half of the faults are faults of login.
    operationId: fc.oneof(fc.constant('login'), fc.constantFrom(...operationIds)),
    status: fc.constantFrom<number | string>(400, 500, 'garbage', 'network', 'lost'),
    times: fc.integer({ min: 1, max: 2 }),
    skip: fc.nat({ max: 1 }),
  })
  .map((fault) => createControlCall('PATCH', 'settings', { faults: [fault] }))

const resets = fc
  .record({ scenario: fc.constantFrom('demo', 'empty', 'empty', 'empty'), seed: fc.nat({ max: 2 ** 31 }) })
  .map((body) => createControlCall('POST', 'reset', body))

const demo = await buildScenario('demo')
const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** For each field in the body of a control: values that exist in the demo. */
const demoValues: Partial<Record<string, readonly (number | string)[]>> = {
  submission: getIds([...demo.insuranceSubmissions, ...demo.backgroundCheckSubmissions]),
  gate: getIds(demo.gates),
  person: demo.movements.filter((row) => row.checkout_at === null).map((row) => row.person_id),
  qrcode: demo.authorizations.map(({ qrcode }) => qrcode),
  plate: demo.movements.flatMap((row) => row.checkin_plate ?? []).slice(-20),
  username: usernames,
}

/** Generates values for one field in the body of a control. Most of the values exist in the demo. */
function generateField(name: string, schema: Record<string, unknown>): Arbitrary<unknown> {
  const values = demoValues[name]
  if (values === undefined) return generateValues(schema)
  return fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, generateValues(schema))
}

const controlSchemas: Readonly<Record<string, JsonSchema>> = buildControlSchemas([])

/** Generators of calls, one for each control that changes the data. */
const dataControlCalls = Object.entries(controls).flatMap(([name, { method, schema }]) => {
  if (schema === null) return []
  const { properties = {}, required = [] } = controlSchemas[schema] as {
    properties?: object
    required?: string[]
  }
  const fields = Object.entries(properties).map(([field, fieldSchema]) => [
    field,
    generateField(field, fieldSchema),
  ])
  return fc
    .record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: required })
    .map((body) => createControlCall(method, name, body))
})

const anyCall = fc.oneof(
  { arbitrary: fc.oneof(...writes.map(generateCalls)), weight: 20 },
  { arbitrary: fc.oneof(...reads.map(generateCalls)), weight: 4 },
  { arbitrary: clockChanges, weight: 2 },
  { arbitrary: faults, weight: 2 },
  { arbitrary: resets, weight: 1 },
)

const anyDemoCall = fc.oneof(
  { arbitrary: anyCall, weight: 4 },
  { arbitrary: fc.oneof(...dataControlCalls), weight: 1 },
)

/** A scenario, and the calls to send to a world of the scenario. */
export interface CallSequence {
  scenario: 'demo' | 'empty'
  steps: Step[]
}

const generateCallSequence = (
  scenario: CallSequence['scenario'],
  step: Arbitrary<Step>,
): Arbitrary<CallSequence> =>
  fc.record({ scenario: fc.constant(scenario), steps: fc.array(step, { minLength: 1, maxLength: 6 }) })

/**
 * Generates sequences of calls, in any order: operations of the contract, changes of the clock, faults and resets. Only
 * sequences in the demo contain controls that change the data. Most sequences use the empty scenario, because the demo takes
 * much longer to build.
 */
export const callSequences: Arbitrary<CallSequence> = fc.oneof(
  { arbitrary: generateCallSequence('demo', anyDemoCall), weight: 1 },
  { arbitrary: generateCallSequence('empty', anyCall), weight: 5 },
)
