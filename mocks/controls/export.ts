import { stateFormat } from '../contract/control-schemas.ts'
import { contract } from '../contract/generated/contract.ts'
import { stateFileSentences as copy } from '../copy/state-file.ts'
import type { WorldControl } from './control.ts'

/** The whole state, as a file: how the world began, and its log. */
export const exportControl: WorldControl = {
  method: 'GET',
  schema: null,
  govern: async (world) => {
    const entries = await world.store.allEntries()
    if (!entries) return { status: 409, body: { message: copy.notKept } }
    // The number of the log within its store means nothing in another store.
    const { generation: _, ...header } = world.header
    const now = world.clock.now().toISOString()
    return { status: 200, body: { format: stateFormat, version: contract.version, now, header, entries } }
  },
}
