import type { WorkRow } from '../db/rows.ts'
import { getPage, selectFromTable } from '../rules/pages.ts'
import { toFolderTree } from '../rules/work-documents.ts'
import { getWorkAccess, joinFolders, joinWork, requireWorkOfNeighbourhood } from '../rules/work-lookups.ts'
import { canSeeWork, compareCurrentFirst, toWork } from '../rules/works.ts'
import { respond, type TagHandlers } from './handler.ts'

/** The handlers for the works of a neighbourhood, and for their work documents. */
export const workHandlers: TagHandlers<'works' | 'work-documents'> = {
  listWorks: ({ path, query, caller, db, clock }) => {
    const access = getWorkAccess({ db, caller, clock }, path.rp)
    const lotIds = new Set(db.properties.by('real_property_id', path.rp).map(({ id }) => id))
    const where = (work: WorkRow) => lotIds.has(work.property_id) && canSeeWork(work, access)
    const select = selectFromTable(db.works, { where, orderBy: compareCurrentFirst })
    return respond(
      200,
      getPage(select, query, (work) => toWork(joinWork(db, work))),
    )
  },

  getWork: ({ path, db }) => respond(200, toWork(joinWork(db, requireWorkOfNeighbourhood(db, path)))),

  listWorkDocuments: ({ path, db, backend }) => {
    const getAddress = (key: string) => new URL(`uploads/${key}`, backend).href
    const results = toFolderTree(joinFolders(db, requireWorkOfNeighbourhood(db, path)), getAddress)
    return respond(200, { count: results.length, current: 1, results })
  },
}
