import { Refusal } from '../contract/refusal.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import { reportViolation } from '../pipeline/contract-violation.ts'
import { runTransaction } from '../pipeline/transaction.ts'
import type { ControlEntry } from '../world/log.ts'
import type { World } from '../world/world.ts'
import { controls } from './controls.ts'

interface ControlRequest {
  name: string
  url: URL
  body: unknown
}

/**
 * Runs a control of `controls.ts` in a transaction. Returns its response and, if the control wrote rows, a log entry. Call
 * this function only inside `runExclusive`.
 */
export async function runControl(
  world: World,
  { name, url, body }: ControlRequest,
): Promise<{ response: BackendResponse; entry?: ControlEntry }> {
  const { result, instant, hasWritten } = await runTransaction(world, () =>
    answerControlCall(world, { name, url, body }),
  )
  if (!hasWritten) return { response: result }
  const { status } = result
  const entry = {
    kind: 'control',
    name,
    url: url.href,
    body,
    instant: instant.toISOString(),
    status,
  } as const
  return { response: result, entry }
}

async function answerControlCall(
  world: World,
  { name, url, body }: ControlRequest,
): Promise<{ response: BackendResponse; canCommit: boolean }> {
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined
  if (!control) throw new Error(`there is no control ${name}`)
  const { db, clock, ids } = world
  try {
    const response = await control.run({
      db,
      clock,
      ids,
      url,
      backend: world.getBackendUrl(url),
      portal: world.getPortalUrl(url),
      body: body as never,
    })
    return { response, canCommit: response.status < 400 }
  } catch (error) {
    const response = error instanceof Refusal ? error : reportViolation(world, name, error)
    return { response, canCommit: false }
  }
}
