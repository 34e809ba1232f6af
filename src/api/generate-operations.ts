import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { buildShape, type ResponseSchema } from './build-response-shape.ts'

/*
 * Generates the list of the paths that need no session, the types `ReadOperation` and `WriteOperation` with the operation
 * ids, the shapes of the responses to reads, and the page sizes of lists.
 */

interface Reference {
  $ref?: string
}

interface Parameter {
  name: string
  schema: { default?: number } & Reference
}

interface Operation {
  operationId: string
  tags: string[]
  security?: unknown[]
  parameters?: Reference[]
  /** The number of rows on a page, if clients cannot choose it. */
  'x-page-size'?: number
  responses: Record<string, { content?: Record<string, { schema: ResponseSchema }> }>
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
}

const source = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const folder = fileURLToPath(new URL('./generated', import.meta.url))
const methods = ['get', 'post', 'put', 'patch', 'delete']

const contract = parse(readFileSync(source, 'utf8')) as Contract
const { paths } = contract

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

/** Returns the part of the contract to which a reference such as `#/components/schemas/Pet` points. */
const resolve = <Part = ResponseSchema>(reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract) as Part

/** Builds the shapes of the JSON of successful reads, by path: of the reads that the public pages use, or of all others. */
const buildShapes = (isForPublicPages: boolean) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, { get }]) => {
      const schema = get?.responses['200']?.content?.['application/json']?.schema
      const isChosen = get?.tags.includes('public') === isForPublicPages
      return schema && isChosen ? [[path, buildShape(schema, resolve)]] : []
    }),
  )

const resolveIfReference = <Part extends object>(part: Part & Reference): Part =>
  part.$ref ? resolve<Part>(part.$ref) : part

/** Whether a schema is that of a page of a list. */
const isPageSchema = (schema: ResponseSchema | undefined): boolean => {
  const { properties = {} } = schema ? resolveIfReference(schema) : {}
  return 'count' in properties && 'results' in properties
}

/**
 * Returns the number of rows on a page of a list, if a request has no `page_size`. Returns null for a list that has one page
 * with all rows.
 * @throws Error if the contract states no number.
 */
function getDefaultPageSize(path: string, { parameters = [], ...operation }: Operation): number | null {
  const resolved = parameters.map((parameter) => resolveIfReference(parameter as Parameter & Reference))
  const schema = resolved.find(({ name }) => name === 'page_size')?.schema
  const size = schema ? resolveIfReference(schema).default : operation['x-page-size']
  if (size !== undefined) return size
  if (!resolved.some(({ name }) => name === 'page')) return null
  throw new Error(`The contract states no page size of ${path}`)
}

/** The default page sizes of the reads that have pages, by path. */
const pageSizes = Object.fromEntries(
  Object.entries(paths).flatMap(([path, { get }]) =>
    get && isPageSchema(get.responses['200']?.content?.['application/json']?.schema)
      ? [[path, getDefaultPageSize(path, get)]]
      : [],
  ),
)

const heading = '/* Generated from openapi.yaml by src/api/generate-operations.ts. Do not edit. */\n\n'

mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}/operations.ts`,
  [
    heading,
    '/** The paths of the operations that carry no bearer token. */\n',
    `export const publicPaths: readonly string[] = ${JSON.stringify(publicPaths, null, 2)}\n\n`,
    `export type ReadOperation = ${toUnion(['get'])}\n`,
    `export type WriteOperation = ${toUnion(methods.filter((method) => method !== 'get'))}\n`,
  ].join(''),
)

const writeShapes = (file: string, name: string, isForPublicPages: boolean) =>
  writeFileSync(
    `${folder}/${file}`,
    [
      heading,
      '/** The shapes of the responses to reads, by path. `Shape` in response-shape.ts explains them. */\n',
      `export const ${name} = ${JSON.stringify(buildShapes(isForPublicPages))}\n`,
    ].join(''),
  )

writeShapes('response-shapes.ts', 'responseShapes', false)
writeShapes('public-response-shapes.ts', 'publicResponseShapes', true)

writeFileSync(
  `${folder}/page-sizes.ts`,
  [
    heading,
    '/** The numbers of rows on a page without `page_size`, by path. null: the list has one page with all rows. */\n',
    `export const pageSizes: Readonly<Record<string, number | null>> = ${JSON.stringify(pageSizes)}\n`,
  ].join(''),
)
