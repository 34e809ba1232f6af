import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/*
 * Generates the list of the paths that need no session, and the types `ReadOperation` and `WriteOperation` with the
 * operation ids.
 */

interface Operation {
  operationId: string
  security?: unknown[]
}

const source = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const folder = fileURLToPath(new URL('./generated', import.meta.url))
const methods = ['get', 'post', 'put', 'patch', 'delete']

const { paths } = parse(readFileSync(source, 'utf8')) as { paths: Record<string, Record<string, Operation>> }

const isPublic = (item: Record<string, Operation>) => {
  const operations = methods.flatMap((method) => item[method] ?? [])
  const publicOperations = operations.filter(({ security }) => security?.length === 0)
  if (publicOperations.length > 0 && publicOperations.length < operations.length)
    throw new Error(
      'A path has both public operations and operations that need a session, but the portal finds public calls by path.',
    )
  return publicOperations.length > 0
}

const publicPaths = Object.keys(paths).filter((path) => isPublic(paths[path] ?? {}))

/** Joins operation ids to the source text of a union type. Includes each operation whose method is in `chosenMethods`. */
const toUnion = (chosenMethods: readonly string[]) =>
  Object.values(paths)
    .flatMap((item) => chosenMethods.flatMap((method) => item[method]?.operationId ?? []))
    .map((id) => `'${id}'`)
    .join(' | ')

mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}/operations.ts`,
  [
    '/* Generated from openapi.yaml by src/api/generate-operations.ts. Do not edit. */\n\n',
    '/** The paths of the operations that carry no bearer token. */\n',
    `export const publicPaths: readonly string[] = ${JSON.stringify(publicPaths, null, 2)}\n\n`,
    `export type ReadOperation = ${toUnion(['get'])}\n`,
    `export type WriteOperation = ${toUnion(methods.filter((method) => method !== 'get'))}\n`,
  ].join(''),
)
