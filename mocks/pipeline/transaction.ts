import type { IdsState } from '../db/ids.ts'
import type { World } from '../world/world.ts'
import type { BackendResponse } from './backend-response.ts'

interface TransactionResult {
  result: BackendResponse
  instant: Date
  /** Whether the transaction wrote and was not rolled back. */
  hasWritten: boolean
}

/** Runs `work` with a stopped clock, and rolls back unless it is kept. Call it only inside `runExclusive`. */
export async function runTransaction(
  world: World,
  work: (before: IdsState) => Promise<{ answer: BackendResponse; isKept: boolean }>,
): Promise<TransactionResult> {
  const before = world.ids.state()
  const instant = world.clock.now()
  world.clock.pin(instant.getTime())
  world.journal.begin()
  try {
    const { answer, isKept } = await work(before)
    if (!isKept) await rollBack(world, before)
    const hasWritten = world.journal.writes > 0
    if (!hasWritten) world.ids.restore(before)
    return { result: answer, instant, hasWritten }
  } catch (error) {
    await rollBack(world, before)
    throw error
  } finally {
    world.clock.unpin()
  }
}

/** Undoes the writes of the current call and restores the ids. */
export async function rollBack(world: World, ids: IdsState): Promise<void> {
  await world.journal.rollBack()
  world.ids.restore(ids)
}
