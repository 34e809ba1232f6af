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
import { built } from './scenarios/built'

/** A call as it is generated: whose token it needs is told when it is sent. */
export interface Step {
  method: string
  path: string
  /** Nobody calls without a token; null knows none that is open. */
  account: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** Stands for the token of whoever calls, where a body has it. */
export const tokenMark = '{token}'

const everybody = Object.values(accounts)
const writes = contractOperations.filter(({ method }) => method !== 'GET')
const reads = contractOperations.filter(({ method }) => method === 'GET')

/** A key now and then, from so few that some come again. */
const keys = fc.option(fc.constantFrom('key-00001', 'key-00002', 'key-00003'), { freq: 2 })

/** Calls of one operation; most by somebody who may call it. */
function callsOf(operation: Operation): Arbitrary<Step> {
  const account = operation.isPublic
    ? fc.constant(undefined)
    : fc.oneof(
        { arbitrary: fc.constant<string | undefined>(getAccount(operation)), weight: 5 },
        fc.constantFrom<string | undefined>(...everybody, undefined),
      )
  return fc
    .record({ ask: generateValidCalls(operation, tokenMark), account, key: keys })
    .map(({ ask, account, key }) => {
      const { body, headers } = encodeBody(operation, ask.body)
      const keyed = operation.isIdempotent && key !== null && { 'Idempotency-Key': key }
      return {
        method: operation.method,
        path: buildAddress(operation, ask),
        account,
        body,
        headers: { ...headers, ...ask.headers, ...keyed },
      }
    })
}

const control = (method: string, name: string, body?: unknown): Step => ({
  method,
  path: `/__mock/${name}`,
  account: undefined,
  body,
})

const operationIds = Object.keys(contract.operations)

const clocks = fc
  .constantFrom(
    { advance: 'PT7M' },
    { advance: 'PT9H' },
    { advance: 'P3D' },
    { now: '2026-03-20T23:59:59.999Z' },
  )
  .map((body) => control('PATCH', 'settings', body))

const faults = fc
  .record({
    // Signing in is what is called most.
    operationId: fc.oneof(fc.constant('login'), fc.constantFrom(...operationIds)),
    status: fc.constantFrom<number | string>(400, 500, 'garbage', 'network', 'lost'),
    times: fc.integer({ min: 1, max: 2 }),
    skip: fc.nat({ max: 1 }),
  })
  .map((fault) => control('PATCH', 'settings', { faults: [fault] }))

const beginnings = fc
  .record({ scenario: fc.constantFrom('demo', 'empty', 'empty', 'empty'), seed: fc.nat({ max: 2 ** 31 }) })
  .map((body) => control('POST', 'reset', body))

const demo = await built('demo')
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** What the bodies of the controls may name in the demo: whoever is waiting to be decided, and whoever may be at a gate. */
const demoHas: Partial<Record<string, readonly (number | string)[]>> = {
  submission: idsOf([...demo.insuranceSubmissions, ...demo.backgroundCheckSubmissions]),
  gate: idsOf(demo.gates),
  person: demo.movements.filter((one) => one.checkout_at === null).map((one) => one.person_id),
  qrcode: demo.authorizations.map(({ qrcode }) => qrcode),
  plate: demo.movements.flatMap((one) => one.checkin_plate ?? []).slice(-20),
  username: everybody,
}

/** A value of a control's field: most times one that means something in the demo. */
function fieldOf(name: string, schema: Record<string, unknown>): Arbitrary<unknown> {
  const known = demoHas[name]
  if (known === undefined) return generateValues(schema)
  return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, generateValues(schema))
}

const controlSchemas: Readonly<Record<string, JsonSchema>> = buildControlSchemas([])

/** Calls of the controls that change the data. */
const dataControls = Object.entries(controls).flatMap(([name, { method, schema }]) => {
  if (schema === null) return []
  const { properties = {}, required = [] } = controlSchemas[schema] as {
    properties?: object
    required?: string[]
  }
  const fields = Object.entries(properties).map(([field, one]) => [field, fieldOf(field, one)])
  return fc
    .record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: required })
    .map((body) => control(method, name, body))
})

const anyCall = fc.oneof(
  { arbitrary: fc.oneof(...writes.map(callsOf)), weight: 20 },
  { arbitrary: fc.oneof(...reads.map(callsOf)), weight: 4 },
  { arbitrary: clocks, weight: 2 },
  { arbitrary: faults, weight: 2 },
  { arbitrary: beginnings, weight: 1 },
)

const inLivedIn = fc.oneof(
  { arbitrary: anyCall, weight: 4 },
  { arbitrary: fc.oneof(...dataControls), weight: 1 },
)

/** A scenario, and what is done in it. */
export interface Story {
  scenario: 'demo' | 'empty'
  steps: Step[]
}

const storyIn = (scenario: Story['scenario'], step: Arbitrary<Step>): Arbitrary<Story> =>
  fc.record({ scenario: fc.constant(scenario), steps: fc.array(step, { minLength: 1, maxLength: 6 }) })

/**
 * Calls of all operations and controls, in any order. Of an operation that the contract gets there will be calls too.
 * Most worlds are small: a lived-in one takes most of the time to build.
 */
export const stories: Arbitrary<Story> = fc.oneof(
  { arbitrary: storyIn('demo', inLivedIn), weight: 1 },
  { arbitrary: storyIn('empty', anyCall), weight: 5 },
)
