import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { buildContract, type OpenApiDocument } from './build-contract.ts'

/** Generates `generated/contract.ts` (the operations as data) and `generated/schema.ts` (their types) from `openapi.yaml`. Part of `npm run generate`. */
const source = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const folder = fileURLToPath(new URL('./generated', import.meta.url))
const banner = '/* Generated from openapi.yaml by mocks/contract/generate.ts. Do not edit. */\n'

const toUnion = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

const toFields = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists).map(([key, names]) => `  '${key}': ${toUnion(names)}\n`)

function contractModule(document: OpenApiDocument): string {
  const { contract, publicOperationIds, queryDefaults, operationIdsByTag } = buildContract(document)
  return [
    banner,
    `import type { Contract } from '../contract-types.ts'\n\n`,
    `/** The operations that need no session. */\nexport type PublicOperationId = ${toUnion(publicOperationIds)}\n\n`,
    `/** The operations of each tag. */\n`,
    `export interface OperationIdsByTag {\n${toFields(operationIdsByTag).join('')}}\n\n`,
    `/** The query parameters that are never absent, because they have a default. */\n`,
    `export interface QueryDefaults {\n${toFields(queryDefaults).join('')}}\n\n`,
    `export const contract: Contract = ${JSON.stringify(contract, null, 2)}\n`,
  ].join('')
}

/** `openapi-typescript` types bytes as a string; here they are an `UploadedFile`. */
async function typesModule(): Promise<string> {
  const nodes = await openapiTypes(pathToFileURL(source), {
    transform: (schema) =>
      'contentMediaType' in schema ? ts.factory.createTypeReferenceNode('UploadedFile') : undefined,
  })
  const types = astToString(nodes)
  const needed = types.includes('UploadedFile')
    ? `import type { UploadedFile } from '../uploaded-file.ts'\n\n`
    : ''
  return `${banner}${needed}${types}`
}

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'contract.ts'), contractModule(parse(readFileSync(source, 'utf8'))))
writeFileSync(join(folder, 'schema.ts'), await typesModule())
