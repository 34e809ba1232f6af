import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** Writes `generated/public-paths.ts`, the paths of the operations without a session, from `openapi.yaml`. Part of `npm run generate`. */

interface Operation {
  security?: unknown[]
}

const source = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const folder = fileURLToPath(new URL('./generated', import.meta.url))
const methods = ['get', 'post', 'put', 'patch', 'delete']

const { paths } = parse(readFileSync(source, 'utf8')) as { paths: Record<string, Record<string, Operation>> }

const isPublic = (item: Record<string, Operation>) => {
  const operations = methods.flatMap((method) => item[method] ?? [])
  const open = operations.filter(({ security }) => security?.length === 0)
  if (open.length > 0 && open.length < operations.length)
    throw new Error(
      'A path has operations with and without a session: the portal tells them apart by path alone.',
    )
  return open.length > 0
}

const publicPaths = Object.keys(paths).filter((path) => isPublic(paths[path] ?? {}))
mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}/public-paths.ts`,
  [
    '/* Made from openapi.yaml by src/api/generate-public-paths.ts. Not to be edited. */\n\n',
    '/** The paths of the operations that carry no bearer token. */\n',
    `export const publicPaths: readonly string[] = ${JSON.stringify(publicPaths, null, 2)}\n`,
  ].join(''),
)
