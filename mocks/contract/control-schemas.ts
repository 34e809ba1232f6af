import { allScenarios } from '../client.ts'
import type { JsonSchema } from './contract-types.ts'

/** The value of `format` in a state file. */
export const stateFormat = 'portal-mock-state'

const positiveInteger = { type: 'integer', minimum: 1 }
const id = positiveInteger
const text = { type: 'string' }
/** A text that may be the value of a header. */
const headerText = { type: 'string', pattern: '^[!-~]([ -~]{0,98}[!-~])?$' }
const textsByName = { type: 'object', additionalProperties: text }
const seed = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 }
/**
 * The offset of a clock (see `ClockState`), in milliseconds. The limits keep the sum of the offset and the wall clock's
 * time within the range of `Date`.
 */
const offset = { type: 'number', minimum: -4e15, maximum: 4e15 }
/** The response status in the log entry of a call or control. A call or control with a status of 500 or more is not logged. */
const loggedStatus = { type: 'integer', minimum: 200, maximum: 499 }
/** An instant of the world's clock. `findInstantProblem` also checks its range, which a schema cannot express. */
const instant = { type: 'string', format: 'date-time' }
const scenario = { enum: allScenarios }

/** Creates the schema of an object that may have only these fields. Both arguments have a schema for each field. */
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
    { times: positiveInteger, skip: { type: 'integer', minimum: 0 }, body: true, retryAfter: headerText },
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

/** The schemas of log entries, except `settingsEntry`, which `buildControlSchemas` adds. */
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

/** The schemas of the request bodies of controls, except `settings`, which `buildControlSchemas` adds. */
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
 * Builds the JSON Schemas (draft 2020-12) for the request bodies of the controls, for state files and for log entries.
 * `operationIds` are the operations that can have faults. `generate.ts` imports this file, so this file must not import
 * generated code.
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

/** The name of a schema that `buildControlSchemas` builds. */
export type ControlSchemaName = keyof ReturnType<typeof buildControlSchemas>

/**
 * Returns the key under which the generated validators contain the control schema `name`. The key differs from the name
 * of every contract schema, because those names have no colon.
 */
export const getControlKey = (name: string) => `control:${name}`
