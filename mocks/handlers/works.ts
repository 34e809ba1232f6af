import type { WorkRow } from '../db/rows.ts'
import { getPage, mapPage } from '../rules/pages.ts'
import { getWorkAccess, joinWork, requireWorkIn } from '../rules/work-lookups.ts'
import { canSeeWork, compareCurrentFirst, toWork } from '../rules/works.ts'
import { reply, type TagHandlers } from './handler.ts'

/** The construction works of a neighbourhood. */
export const workHandlers: TagHandlers<'works'> = {
  listWorks: ({ path, query, caller, db, clock }) => {
    const reach = getWorkAccess({ db, caller, clock }, path.rp)
    const lots = new Set(db.properties.by('real_property_id', path.rp).map(({ id }) => id))
    const where = (work: WorkRow) => lots.has(work.property_id) && canSeeWork(work, reach)
    const page = getPage(
      (window) => db.works.select({ where, orderBy: compareCurrentFirst, ...window }),
      query,
    )
    return reply(
      200,
      mapPage(page, (work) => toWork(joinWork(db, work))),
    )
  },

  getWork: ({ path, db }) => reply(200, toWork(joinWork(db, requireWorkIn(db, path)))),
}
