import { allScenarios } from '../client.ts'
import type { JsonSchema } from './contract-types.ts'

/** The value of `format` in a state file. */
export const stateFormat = 'portal-mock-state'

const positiveInteger = { type: 'integer', minimum: 1 }
const id = positiveInteger
const text = { type: 'string' }
const textsByName = { type: 'object', additionalProperties: text }
const seed = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 }
/**
 * The offset of a clock, in milliseconds. The limits keep the sum of the offset and the time within the range of
 * `Date`.
 */
const offset = { type: 'number', minimum: -4e15, maximum: 4e15 }
/** A log contains no calls with a status of 500 or more. */
const loggedStatus = { type: 'integer', minimum: 200, maximum: 499 }
/** `findInstantProblem` checks the limits that a schema cannot express. */
const instant = { type: 'string', format: 'date-time' }
const scenario = { enum: allScenarios }

/** Creates the schema of an object without unknown fields. */
const createObjectSchema = (required: object, optional: object = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
})

const createFaultsSchema = (operationIds: readonly string[]) => ({
  type: 'array',
  items: createObjectSchema(
    {
      operationId: { enum: operationIds },
      status: {
        oneOf: [
          { type: 'integer', minimum: 200, maximum: 599 },
          { enum: ['network', 'timeout', 'garbage', 'lost'] },
        ],
      },
    },
    { times: positiveInteger, skip: { type: 'integer', minimum: 0 }, body: true },
  ),
})

const stateFile = createObjectSchema({
  format: { const: stateFormat },
  version: text,
  now: instant,
  header: createObjectSchema(
    { version: text, scenario, seed, now: instant, tick: { type: 'boolean' }, offset },
    { generation: { type: 'number' } },
  ),
  entries: { type: 'array', items: { type: 'object' } },
})

const callFields = { operationId: text, method: text, url: text, headers: textsByName, body: text }

/** The schemas of the entries of a log. */
const entries = {
  callEntry: createObjectSchema(
    { ...callFields, kind: text, instant, status: loggedStatus },
    { isBase64: { const: true } },
  ),
  faultEntry: createObjectSchema({ kind: text, operationId: text, instant }),
  controlEntry: createObjectSchema(
    { kind: text, name: text, url: text, instant, status: loggedStatus },
    { body: true },
  ),
}

/** The schemas of the bodies of controls. */
const bodies = {
  reset: createObjectSchema({}, { scenario, seed, now: instant, tick: { type: 'boolean' } }),
  gate: createObjectSchema(
    { gate: id },
    {
      qrcode: { type: 'string', minLength: 1, maxLength: 200 },
      person: id,
      plate: { type: 'string', maxLength: 20 },
    },
  ),
  decision: createObjectSchema(
    { submission: id, status: { enum: ['APPROVED', 'REJECTED'] } },
    { person: id, comment: { type: 'string', maxLength: 1000 } },
  ),
  signIn: createObjectSchema({ username: { type: 'string', minLength: 1, maxLength: 200 } }),
}

/**
 * Builds the schemas (draft 2020-12) of bodies of controls, of state files and of log entries. The generator imports
 * this file, so this file must not import generated code.
 */
export function buildControlSchemas(operationIds: readonly string[]) {
  const latency = createObjectSchema({ min: milliseconds, max: milliseconds })
  const settings = { latency, faults: createFaultsSchema(operationIds), now: instant }
  return {
    instant,
    stateFile,
    ...entries,
    ...bodies,
    settings: createObjectSchema(
      {},
      { ...settings, advance: { type: 'string', pattern: '^P.' }, real: { const: true } },
    ),
    settingsEntry: createObjectSchema({ kind: text, instant }, { ...settings, offset }),
  }
}

/** The name of a schema of the controls. */
export type ControlSchemaName = keyof ReturnType<typeof buildControlSchemas>

/**
 * Returns the key of a control's schema among the generated validators. The colon keeps the key unique, because no
 * schema of the contract has a colon in its name.
 */
export const getControlKey = (name: string) => `control:${name}`
