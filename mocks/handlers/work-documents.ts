import { type Handlers, reply } from '../contract/operations.ts'
import { foldersOf, workIn } from '../rules/lookups-works.ts'
import { folderTree } from '../rules/work-documents.ts'

/** What the Administration files about a work. */
export const workDocuments = {
  listWorkDocuments: ({ path, db, backend }) => {
    const addressOf = (key: string) => new URL(`uploads/${key}`, backend).href
    const results = folderTree(foldersOf(db, workIn(db, path)), addressOf)
    return reply(200, { count: results.length, current: 1, results })
  },
} satisfies Pick<Handlers, 'listWorkDocuments'>
