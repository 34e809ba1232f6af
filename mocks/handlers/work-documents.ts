import { toFolderTree } from '../rules/work-documents.ts'
import { joinFolders, requireWorkIn } from '../rules/work-lookups.ts'
import { reply, type TagHandlers } from './handler.ts'

/** The operations about the documents that the Administration files about a work. */
export const workDocumentHandlers: TagHandlers<'work-documents'> = {
  listWorkDocuments: ({ path, db, backend }) => {
    const addressOf = (key: string) => new URL(`uploads/${key}`, backend).href
    const results = toFolderTree(joinFolders(db, requireWorkIn(db, path)), addressOf)
    return reply(200, { count: results.length, current: 1, results })
  },
}
