import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { type BuiltContract, buildContract, type OpenApiDocument } from './build-contract.ts'
import { generateValidatorModule } from './compile-validators.ts'
import { buildControlSchemas, getControlKey } from './control-schemas.ts'

/*
 * `npm run generate` runs this script. The script reads `openapi.yaml` and writes these files into `generated`:
 * `contract.ts` (the contract as data), `schema.ts` (its TypeScript types), and `validators.js` with `validators.d.ts` (a
 * validator for each schema of the contract and of the controls).
 */
const source = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const folder = fileURLToPath(new URL('./generated', import.meta.url))
const banner = '/* Generated from openapi.yaml by mocks/contract/generate.ts. Do not edit. */\n'

const toUnion = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

const toInterfaceFields = (namesByKey: Record<string, readonly string[]>) =>
  Object.entries(namesByKey).map(([key, names]) => `  '${key}': ${toUnion(names)}\n`)

function createContractModule({
  contract,
  publicOperationIds,
  queryDefaults,
  operationIdsByTag,
}: BuiltContract): string {
  return [
    banner,
    `import type { Contract } from '../contract-types.ts'\n\n`,
    `/** The operations that need no session. */\nexport type PublicOperationId = ${toUnion(publicOperationIds)}\n\n`,
    `/** The operations of each tag. */\n`,
    `export interface OperationIdsByTag {\n${toInterfaceFields(operationIdsByTag).join('')}}\n\n`,
    `/** The query parameters that are never absent, because they have a default. */\n`,
    `export interface QueryDefaults {\n${toInterfaceFields(queryDefaults).join('')}}\n\n`,
    `export const contract: Contract = ${JSON.stringify(contract, null, 2)}\n`,
  ].join('')
}

/** Generates the TypeScript types. `UploadedFile` is the type of files, which `openapi-typescript` would type as strings. */
async function createTypesModule(): Promise<string> {
  const nodes = await openapiTypes(pathToFileURL(source), {
    transform: (schema) =>
      'contentMediaType' in schema ? ts.factory.createTypeReferenceNode('UploadedFile') : undefined,
  })
  const types = astToString(nodes)
  const importLine = types.includes('UploadedFile')
    ? `import type { UploadedFile } from '../uploaded-file.ts'\n\n`
    : ''
  return `${banner}${importLine}${types}`
}

function createValidatorsModule({ contract: { schemas, operations } }: BuiltContract): string {
  const controlSchemas = Object.entries(buildControlSchemas(Object.keys(operations))).map(
    ([name, schema]) => [getControlKey(name), schema] as const,
  )
  return `${banner}${generateValidatorModule({ ...schemas, ...Object.fromEntries(controlSchemas) })}`
}

const validatorTypes = `${banner}import type { CompiledValidators } from '../validation-problems.ts'

export const validators: CompiledValidators['validators']
export const alternatives: CompiledValidators['alternatives']
`

mkdirSync(folder, { recursive: true })
const document: OpenApiDocument = parse(readFileSync(source, 'utf8'))
const builtContract = buildContract(document)
writeFileSync(join(folder, 'contract.ts'), createContractModule(builtContract))
writeFileSync(join(folder, 'validators.js'), createValidatorsModule(builtContract))
writeFileSync(join(folder, 'validators.d.ts'), validatorTypes)
writeFileSync(join(folder, 'schema.ts'), await createTypesModule())
