import { stateFormat } from '../contract/control-schemas.ts'
import { contract } from '../contract/generated/contract.ts'
import { stateFileSentences as copy } from '../copy/state-file.ts'
import type { WorldControl } from './control.ts'

/** Exports the state file: the header and all entries of the log. The response is a 409 if the store discarded the entries. */
export const exportControl: WorldControl = {
  method: 'GET',
  schema: null,
  runOnWorld: async (world) => {
    const entries = await world.store.allEntries()
    if (!entries) return { status: 409, body: { message: copy.logDiscarded } }
    // Excludes the generation, because it counts the resets of this store and means nothing in another store.
    const { generation: _, ...header } = world.header
    const now = world.clock.now().toISOString()
    return { status: 200, body: { format: stateFormat, version: contract.version, now, header, entries } }
  },
}
