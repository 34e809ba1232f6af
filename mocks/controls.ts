import type { JsonSchema } from './contract/contract-shape.ts'
import { contract } from './contract/generated/contract.ts'
import { Refusal, refuse } from './contract/refusal.ts'
import { fieldErrors, standaloneValidator } from './contract/validation.ts'
import { parseDuration } from './db/duration.ts'
import type { SettingsEntry } from './db/log.ts'
import { type Beginning, scenarioNames, type World } from './db/world.ts'
import { type Answer, detail } from './pipeline/answer.ts'
import { applySettings } from './pipeline/apply-settings.ts'
import type { Incoming } from './pipeline/incoming.ts'
import { parsedJson } from './pipeline/request-body.ts'
import { beginAnew, turn } from './pipeline/turn.ts'

/** Where the control surface begins. */
export const controlPrefix = '/__mock/'

interface Control {
  method: string
  /** What may be sent; null for nothing. */
  schema: JsonSchema | null
  /** Runs inside a turn of the world. */
  run: (world: World, body: never) => Promise<Answer>
}

const instant = { type: 'string', format: 'date-time' }

const resetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    scenario: { enum: scenarioNames },
    seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    now: instant,
    tick: { type: 'boolean' },
  },
}

const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 }

const faultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['operationId', 'status'],
  properties: {
    operationId: { enum: Object.keys(contract.operations) },
    status: {
      oneOf: [{ type: 'integer', minimum: 200, maximum: 599 }, { enum: ['network', 'timeout', 'garbage'] }],
    },
    times: { type: 'integer', minimum: 1 },
    body: true,
  },
}

const settingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    latency: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: milliseconds, max: milliseconds },
    },
    faults: { type: 'array', items: faultSchema },
    now: instant,
    advance: { type: 'string', pattern: '^P.' },
  },
}

/** What PATCH /__mock/settings takes. */
export type SettingsChange = Pick<SettingsEntry, 'latency' | 'faults' | 'now'> & {
  /** An ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P1D. */
  advance?: string
}

const controls: Readonly<Record<string, Control>> = {
  reset: { method: 'POST', schema: resetSchema, run: reset },
  state: { method: 'GET', schema: null, run: async (world) => state(world) },
  settings: { method: 'PATCH', schema: settingsSchema, run: changeSettings },
}

/** Answers a call of the control surface. Unknown ones get 404; none is slowed down or made to fail. */
export async function controlAnswer(world: World, incoming: Incoming): Promise<Answer> {
  const name = incoming.url.pathname.slice(controlPrefix.length)
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined
  if (!control) return detail(404, 'There is no such control.')
  if (control.method !== incoming.method) {
    return { ...detail(405, `Use ${control.method}.`), headers: { Allow: control.method } }
  }
  try {
    const body = control.schema ? checkedBody(control.schema, incoming) : undefined
    return await turn(world, () => control.run(world, body as never))
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
}

function checkedBody(schema: JsonSchema, incoming: Incoming): unknown {
  const body = incoming.body.length === 0 ? {} : parsedJson(incoming)
  const problems = standaloneValidator(schema)(body)
  if (problems.length > 0) refuse(400, fieldErrors(problems))
  return body
}

async function reset(world: World, asked: Beginning): Promise<Answer> {
  await beginAnew(world, world.headerFor(asked))
  return state(world)
}

async function changeSettings(world: World, change: SettingsChange): Promise<Answer> {
  const { latency, faults } = change
  if (latency && latency.min > latency.max) {
    refuse(400, { 'latency.max': ['Debe ser mayor o igual que latency.min.'] })
  }
  const entry: SettingsEntry = {
    kind: 'settings',
    latency,
    faults,
    now: newInstant(world, change),
    instant: world.clock.now().toISOString(),
  }
  applySettings(world, entry)
  await world.record(entry)
  return state(world)
}

function newInstant(world: World, { now, advance }: SettingsChange): string | undefined {
  if (advance === undefined) return now
  if (now !== undefined) refuse(400, { advance: ['No puede ir junto con now.'] })
  const duration = parseDuration(advance)
  if (duration === undefined) refuse(400, { advance: ['Debe ser una duración ISO 8601, como P1D o PT90M.'] })
  return new Date(world.clock.now().getTime() + duration).toISOString()
}

/** What GET /__mock/state answers, and every control that changes something. */
function state(world: World): Answer {
  const { scenario, seed } = world.header
  const counts = Object.entries(world.db).map(([name, table]) => [name, table.count()] as const)
  const now = world.clock.now().toISOString()
  const { isTicking } = world.clock.state()
  return {
    status: 200,
    body: {
      scenario,
      seed,
      now,
      tick: isTicking,
      counts: Object.fromEntries(counts),
      settings: world.settings,
    },
  }
}
