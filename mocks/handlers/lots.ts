import { findCurrentHomesIn } from '../rules/lookups.ts'
import { listManagedProperties } from '../rules/lots.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import { reply, type TagHandlers } from './handler.ts'

/** The lots of a person. */
export const lotHandlers: TagHandlers<'lots'> = {
  listManagedProperties: ({ path, query, caller, db, clock }) => {
    const homes = findCurrentHomesIn(db, caller, path.rp, clock.today())
    return reply(200, getPage(selectFromRows(listManagedProperties(homes, query.all_properties)), query))
  },
}
