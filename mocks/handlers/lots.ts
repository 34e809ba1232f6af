import { type Handlers, reply } from '../contract/operations.ts'
import { homesIn } from '../rules/lookups.ts'
import { managedProperties } from '../rules/lots.ts'
import { cutFrom, pageOf } from '../rules/pages.ts'

/** The lots of a person. */
export const lots = {
  listManagedProperties: ({ path, query, caller, db, clock }) => {
    const homes = homesIn(db, caller, path.rp, clock.today())
    return reply(200, pageOf(cutFrom(managedProperties(homes, query.all_properties)), query))
  },
} satisfies Pick<Handlers, 'listManagedProperties'>
