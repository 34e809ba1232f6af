import { type Handlers, reply } from '../contract/operations.ts'
import type { WorkRow } from '../db/rows.ts'
import { placeOf, reachOf, workIn } from '../rules/lookups-works.ts'
import { pageOf, shown } from '../rules/pages.ts'
import { currentFirst, isSeen, workView } from '../rules/works.ts'

/** The construction works of a neighbourhood. */
export const works = {
  listWorks: ({ path, query, caller, db, clock }) => {
    const reach = reachOf({ db, caller, clock }, path.rp)
    const lots = new Set(db.properties.by('real_property_id', path.rp).map(({ id }) => id))
    const where = (work: WorkRow) => lots.has(work.property_id) && isSeen(work, reach)
    const page = pageOf((window) => db.works.select({ where, orderBy: currentFirst, ...window }), query)
    return reply(
      200,
      shown(page, (work) => workView(placeOf(db, work))),
    )
  },

  getWork: ({ path, db }) => reply(200, workView(placeOf(db, workIn(db, path)))),
} satisfies Pick<Handlers, 'listWorks' | 'getWork'>
