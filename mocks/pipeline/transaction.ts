import type { IdsState } from '../db/ids.ts'
import type { World } from '../world/world.ts'
import type { BackendResponse } from './backend-response.ts'

interface TransactionResult {
  result: BackendResponse
  instant: Date
  /** Whether the transaction wrote rows that were not rolled back. */
  hasWritten: boolean
}

/**
 * Runs `work` with a stopped clock. Rolls back the writes if `work` throws or returns `canCommit: false`. `work` receives
 * the initial state of the id counters. With that state, `work` can also call `rollBack`. Call this function only inside
 * `runExclusive`.
 */
export async function runTransaction(
  world: World,
  work: (idsBefore: IdsState) => Promise<{ response: BackendResponse; canCommit: boolean }>,
): Promise<TransactionResult> {
  const idsBefore = world.ids.state()
  const instant = world.clock.now()
  world.clock.pin(instant.getTime())
  world.journal.begin()
  try {
    const { response, canCommit } = await work(idsBefore)
    if (!canCommit) await rollBack(world, idsBefore)
    const hasWritten = world.journal.writes > 0
    if (!hasWritten) world.ids.restore(idsBefore)
    return { result: response, instant, hasWritten }
  } catch (error) {
    await rollBack(world, idsBefore)
    throw error
  } finally {
    world.clock.unpin()
  }
}

/** Undoes the writes of the current transaction, and resets the id counters to `ids`. */
export async function rollBack(world: World, ids: IdsState): Promise<void> {
  await world.journal.rollBack()
  world.ids.restore(ids)
}
