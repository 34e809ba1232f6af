import { allScenarios } from '../client.ts'
import type { JsonSchema } from './contract-types.ts'

/** The value of `format` in a state file. */
export const stateFormat = 'portal-mock-state'

const id = { type: 'integer', minimum: 1 }
const text = { type: 'string' }
const texts = { type: 'object', additionalProperties: text }
const seed = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 }
/** Half of what a date can be away from 1970, in milliseconds. */
const offset = { type: 'number', minimum: -4e15, maximum: 4e15 }
/** A log has no failed calls. */
const loggedStatus = { type: 'integer', minimum: 200, maximum: 499 }
/** `findInstantProblem` checks what this schema cannot. */
const instant = { type: 'string', format: 'date-time' }
const scenario = { enum: allScenarios }

/** An object without unknown fields. */
const createObject = (required: object, optional: object = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
})

const buildFaults = (operationIds: readonly string[]) => ({
  type: 'array',
  items: createObject(
    {
      operationId: { enum: operationIds },
      status: {
        oneOf: [
          { type: 'integer', minimum: 200, maximum: 599 },
          { enum: ['network', 'timeout', 'garbage', 'lost'] },
        ],
      },
    },
    { times: id, skip: { type: 'integer', minimum: 0 }, body: true },
  ),
})

const stateFile = createObject({
  format: { const: stateFormat },
  version: text,
  now: instant,
  header: createObject(
    { version: text, scenario, seed, now: instant, tick: { type: 'boolean' }, offset },
    { generation: { type: 'number' } },
  ),
  entries: { type: 'array', items: { type: 'object' } },
})

const callFields = { operationId: text, method: text, url: text, headers: texts, body: text }

/** The schemas of the entries of a log. */
const entries = {
  callEntry: createObject(
    { ...callFields, kind: text, instant, status: loggedStatus },
    { isBase64: { const: true } },
  ),
  faultEntry: createObject({ kind: text, operationId: text, instant }),
  controlEntry: createObject(
    { kind: text, name: text, url: text, instant, status: loggedStatus },
    { body: true },
  ),
}

/** The schemas of the bodies of controls. */
const bodies = {
  reset: createObject({}, { scenario, seed, now: instant, tick: { type: 'boolean' } }),
  gate: createObject(
    { gate: id },
    {
      qrcode: { type: 'string', minLength: 1, maxLength: 200 },
      person: id,
      plate: { type: 'string', maxLength: 20 },
    },
  ),
  decision: createObject(
    { submission: id, status: { enum: ['APPROVED', 'REJECTED'] } },
    { person: id, comment: { type: 'string', maxLength: 1000 } },
  ),
  signIn: createObject({ username: { type: 'string', minLength: 1, maxLength: 200 } }),
}

/**
 * Builds the schemas (draft 2020-12) of what the controls read: bodies, state files and the entries of a log. The
 * generator compiles them with those of the contract, so this file imports nothing that is generated.
 */
export function buildControlSchemas(operationIds: readonly string[]) {
  const latency = createObject({ min: milliseconds, max: milliseconds })
  const settings = { latency, faults: buildFaults(operationIds), now: instant }
  return {
    instant,
    stateFile,
    ...entries,
    ...bodies,
    settings: createObject(
      {},
      { ...settings, advance: { type: 'string', pattern: '^P.' }, real: { const: true } },
    ),
    settingsEntry: createObject({ kind: text, instant }, { ...settings, offset }),
  }
}

/** The name of a schema of the controls. */
export type ControlSchemaName = keyof ReturnType<typeof buildControlSchemas>

/** Returns the key of a control's schema among the generated validators. No schema of the contract has a colon. */
export const getControlKey = (name: string) => `control:${name}`
