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

/** Calls that the contract allows, made from the one that is known to succeed: some parts of it are others. */
export function generateValidCalls(operation: Operation, token: string): Arbitrary<GeneratedCall> {
  const known = createGoodCall(operation, token)
  return fc.record({
    path: fc.oneof({ arbitrary: fc.constant(known.path), weight: 3 }, parametersOf(operation, 'path')),
    query: fc.oneof(
      fc.constant(known.query),
      parametersOf(operation, 'query').map((some) => ({ ...known.query, ...some })),
    ),
    headers: headersOf(operation),
    body: bodiesOf(operation, token),
  })
}

function parametersOf(operation: Operation, place: ParameterLocation): Arbitrary<Record<string, unknown>> {
  const all = listParameters(operation, place)
  const values = all.map(({ name, schema }) => [
    name,
    generateValues(getNamedSchema(schema)).filter((value) => findContractErrors(schema, value).length === 0),
  ])
  const requiredKeys = all.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return fc
    .record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>, { requiredKeys })
    .filter((made) => place !== 'path' || Object.values(made).every((value) => isSegment(String(value))))
}

/** An address takes a dot for the folder itself, however it is written. */
const isSegment = (text: string): boolean => text !== '' && !/^\.\.?$/.test(text)

function headersOf({ isIdempotent }: Operation): Arbitrary<Record<string, string>> {
  const values = {
    'Time-Zone': fc.constantFrom('America/Argentina/Buenos_Aires', 'UTC'),
    ...(isIdempotent && { 'Idempotency-Key': fc.uuid() }),
  }
  return fc.record(values, { requiredKeys: [] }) as Arbitrary<Record<string, string>>
}

function bodiesOf(operation: Operation, token: string): Arbitrary<unknown> {
  const { request } = operation
  if (!request) return fc.constant(undefined)
  if (request.mediaType !== 'application/json') return filesOf(operation, token)
  const made = generateValues(getNamedSchema(request.schema)) as Arbitrary<object>
  return fc
    .record({
      known: fc.constantFrom(...listGoodBodies(operation, token)),
      made,
      howMany: fc.nat({ max: 4 }),
    })
    .chain(({ known, made, howMany }) => {
      const keys = Object.keys(made)
      return fc
        .shuffledSubarray(keys, { maxLength: Math.min(howMany, keys.length) })
        .map((chosen) => ({ ...(known as object), ...only(made, chosen) }))
    })
    .filter((body) => findContractErrors(request.schema, body).length === 0)
}

const only = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)))

const someFile: Arbitrary<UploadedFile> = fc.record({
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

/** The body that is known, with other files in place of its own. */
function filesOf(operation: Operation, token: string): Arbitrary<unknown> {
  const [known] = listGoodBodies(operation, token)
  const others = isFile(known)
    ? someFile
    : someFile.map((file) =>
        Object.fromEntries(
          Object.entries(known as object).map(([name, value]) => [name, isFile(value) ? file : value]),
        ),
      )
  return fc.oneof(fc.constant(known), others)
}
