import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file of the project. */
export interface SourceFile {
  /** The path from the root of the project, with forward slashes. */
  path: string
  text: string
}

const sourceFolders = ['src', 'mocks', 'tests', 'e2e']
/** Matches the folders of packages and of generated files. */
const ignoredFolders = /(^|\/)(node_modules|generated|test-results|playwright-report)\//

/**
 * Lists the `.ts`, `.tsx` and `.mjs` files in the source folders and directly in the root folder. Omits generated files.
 */
export function listSourceFiles(root: string): SourceFile[] {
  const nestedPaths = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return [...readdirSync(root), ...nestedPaths]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !ignoredFolders.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
