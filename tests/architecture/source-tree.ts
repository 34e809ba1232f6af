import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of ours: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

const rooms = ['src', 'mocks', 'tests', 'e2e']
/** Made by tools, or by a run. */
const foreign = /(^|\/)(node_modules|generated|test-results|playwright-report)\//

/** Every TypeScript file that somebody wrote, in the rooms and at the top. */
export function sourceFiles(root: string): SourceFile[] {
  const below = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  return [...readdirSync(root), ...below]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !foreign.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
