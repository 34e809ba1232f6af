import type { IdsState } from '../db/ids.ts'
import type { World } from '../db/world.ts'
import type { BackendResponse } from './backend-response.ts'

/** What was done at one instant. */
interface TransactionResult {
  result: BackendResponse
  instant: Date
  /** Whether something was written that stays. */
  hasWritten: boolean
}

/**
 * Does something while the clock stands still. Either all that it writes stays, or nothing does, not even the ids that it
 * used: `work` says which. An error takes everything back. Only inside a turn of the world.
 */
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

/** Takes back what was written since the call began, and the ids since `ids`. */
export async function rollBack(world: World, ids: IdsState): Promise<void> {
  await world.journal.rollBack()
  world.ids.restore(ids)
}
