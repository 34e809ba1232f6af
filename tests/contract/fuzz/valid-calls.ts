import type { ParameterLocation } from '@mocks/contract/contract-types'
import type { UploadedFile } from '@mocks/contract/uploaded-file'
import fc, { type Arbitrary } from 'fast-check'
import { findContractErrors } from '../../support/contract-errors'
import { isFile } from './encode-body'
import {
  createGoodCall,
  type GeneratedCall,
  listGoodBodies,
  listParameters,
  type Operation,
} from './generated-call'
import { getNamedSchema } from './schema'
import { generateValues } from './valid-values'

/**
 * Generates calls that match the schemas of the contract, by changing parts of the good call. The mock backend may still refuse
 * a changed call, for example because an id does not exist.
 */
export function generateValidCalls(operation: Operation, token: string): Arbitrary<GeneratedCall> {
  const goodCall = createGoodCall(operation, token)
  return fc.record({
    path: fc.oneof(
      { arbitrary: fc.constant(goodCall.path), weight: 3 },
      generateParameters(operation, 'path'),
    ),
    query: fc.oneof(
      fc.constant(goodCall.query),
      generateParameters(operation, 'query').map((parameters) => ({ ...goodCall.query, ...parameters })),
    ),
    headers: generateHeaders(operation),
    body: generateBodies(operation, token),
  })
}

function generateParameters(
  operation: Operation,
  location: ParameterLocation,
): Arbitrary<Record<string, unknown>> {
  const parameters = listParameters(operation, location)
  const values = parameters.map(({ name, schema }) => [
    name,
    generateValues(getNamedSchema(schema)).filter((value) => findContractErrors(schema, value).length === 0),
  ])
  const requiredKeys = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return fc
    .record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>, { requiredKeys })
    .filter(
      (parameterValues) =>
        location !== 'path' || Object.values(parameterValues).every((value) => isSegment(String(value))),
    )
}

/** Whether a text can be a path segment. URL parsers remove the segments `.` and `..`, even if they are encoded. */
const isSegment = (text: string): boolean => text !== '' && !/^\.\.?$/.test(text)

function generateHeaders({ isIdempotent }: Operation): Arbitrary<Record<string, string>> {
  const values = {
    'Time-Zone': fc.constantFrom('America/Argentina/Buenos_Aires', 'UTC'),
    ...(isIdempotent && { 'Idempotency-Key': fc.uuid() }),
  }
  return fc.record(values, { requiredKeys: [] }) as Arbitrary<Record<string, string>>
}

function generateBodies(operation: Operation, token: string): Arbitrary<unknown> {
  const { request } = operation
  if (!request) return fc.constant(undefined)
  if (request.mediaType !== 'application/json') return generateFileBodies(operation, token)
  const generatedObjects = generateValues(getNamedSchema(request.schema)) as Arbitrary<object>
  return fc
    .record({
      goodBody: fc.constantFrom(...listGoodBodies(operation, token)),
      generatedBody: generatedObjects,
      maxChanges: fc.nat({ max: 4 }),
    })
    .chain(({ goodBody, generatedBody, maxChanges }) => {
      const keys = Object.keys(generatedBody)
      return fc
        .shuffledSubarray(keys, { maxLength: Math.min(maxChanges, keys.length) })
        .map((changedKeys) => ({ ...(goodBody as object), ...pickFields(generatedBody, changedKeys) }))
    })
    .filter((body) => findContractErrors(request.schema, body).length === 0)
}

const pickFields = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)))

const generatedFiles: Arbitrary<UploadedFile> = fc.record({
  name: fc.constantFrom(
    'póliza.pdf',
    'FOTO.JPG',
    'sin extensión',
    'programa.exe',
    'x.tar.gz',
    '.pdf',
    '../a.png',
  ),
  media_type: fc.constantFrom(
    'application/pdf',
    'image/jpeg',
    'image/png',
    'text/html',
    'application/octet-stream',
  ),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }),
})

/** Generates either the good body, or the good body with a generated file in place of each file. */
function generateFileBodies(operation: Operation, token: string): Arbitrary<unknown> {
  const [goodBody] = listGoodBodies(operation, token)
  const changedBodies = isFile(goodBody)
    ? generatedFiles
    : generatedFiles.map((file) =>
        Object.fromEntries(
          Object.entries(goodBody as object).map(([name, value]) => [name, isFile(value) ? file : value]),
        ),
      )
  return fc.oneof(fc.constant(goodBody), changedBodies)
}
