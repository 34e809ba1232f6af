import { Refusal, refuse } from '../contract/refusal.ts'
import { getControlValidator, toFieldErrors } from '../contract/validation.ts'
import {
  type BackendResponse,
  createErrorResponse,
  createMethodNotAllowed,
} from '../pipeline/backend-response.ts'
import type { IncomingRequest } from '../pipeline/incoming-request.ts'
import { parseJsonBody, tryParseJsonBody } from '../pipeline/request-body.ts'
import { runExclusive } from '../pipeline/run-exclusive.ts'
import type { World } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { controls } from './controls.ts'
import { exportControl } from './export.ts'
import { importControl } from './import.ts'
import { resetControl } from './reset.ts'
import { runControl } from './run-control.ts'
import { settingsControl } from './settings.ts'
import { stateControl } from './state.ts'

/** The path prefix of the controls. */
export const controlPrefix = '/__mock/'

/** The path of the control that imports a world. */
export const importPath = `${controlPrefix}import`

const worldControls: Readonly<Record<string, WorldControl<never>>> = {
  reset: resetControl,
  state: stateControl,
  settings: settingsControl,
  export: exportControl,
  import: importControl,
}

/** The HTTP method of each control, by the path after `controlPrefix`. */
export const controlMethods: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...worldControls, ...controls }).map(([name, { method }]) => [name, method]),
)

/**
 * Runs the control that the path of a request names, and returns its response: a 404 if there is no such control. The
 * latency and the faults of the settings do not apply to controls.
 */
export async function answerControl(world: World, request: IncomingRequest): Promise<BackendResponse> {
  const name = request.url.pathname.slice(controlPrefix.length)
  const worldControl = getOwnValue(worldControls, name)
  const control = worldControl ?? getOwnValue(controls, name)
  if (!control) return createErrorResponse(404, 'No existe ese control.')
  if (control.method !== request.method) return createMethodNotAllowed(request.method, [control.method])
  try {
    const body = parseBody(control.schema, request)
    if (worldControl) return await runExclusive(world, () => worldControl.runOnWorld(world, body as never))
    return await runExclusive(world, () => runAndRecord(world, { name, url: request.url, body }))
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
}

function getOwnValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

async function runAndRecord(world: World, call: Parameters<typeof runControl>[1]): Promise<BackendResponse> {
  const { response, entry } = await runControl(world, call)
  if (entry) await world.record(entry)
  return response
}

function parseBody(schema: WorldControl['schema'], request: IncomingRequest): unknown {
  if (schema === null) return undefined
  if (schema === 'own') return tryParseJsonBody(request)
  const body = request.body.length === 0 ? {} : parseJsonBody(request)
  const problems = getControlValidator(schema)(body)
  if (problems.length > 0) refuse(400, toFieldErrors(problems))
  return body
}
