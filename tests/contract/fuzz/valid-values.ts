import fc, { type Arbitrary } from 'fast-check'
import { records } from '../../operations/records'
import { listAlternatives, resolveSchema, type Schema } from './schema'

/** The numbers of the good calls are ids of rows that exist; a number of the contract is nearly always an id. */
const goodCalls = Object.values(records).map(({ call }) => call)
const numbers = [...new Set([...numbersIn(goodCalls), 1, 2, 102, 202, 302, 99_999])]
const days = ['2025-12-31', '2026-03-15', '2026-03-16', '2026-03-20', '2026-03-23', '2028-02-29']
const instants = ['2026-03-15T23:59:59-03:00', '2026-03-16T10:00:00-03:00', '2026-03-23T02:30:00Z']

const textsOfFormat: Record<string, Arbitrary<string>> = {
  date: fc.constantFrom(...days),
  'date-time': fc.constantFrom(...instants),
  time: fc.constantFrom('00:00:00Z', '23:59:00-03:00'),
  email: fc.constantFrom('residente@demo.ar', 'nueva@demo.ar', 'nadie@demo.ar'),
  uri: fc.constantFrom('https://example.ar/', 'https://example.ar/a?b=c'),
  'uri-reference': fc.constantFrom('/a', 'https://example.ar/a?b=c'),
  uuid: fc.uuid(),
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Values of a schema of the contract; most of them are valid. */
export function generateValues(given: Schema): Arbitrary<unknown> {
  const schema = resolveSchema(given)
  const { allOf, ...own } = schema
  if (Array.isArray(allOf)) return merged([own, ...allOf].filter(hasValues))
  const alternatives = listAlternatives(schema)
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(generateValues))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => generateValues({ ...schema, type })))
  const ofType = byType[schema.type as string]
  if (!ofType) throw new Error(`No values for ${JSON.stringify(schema)}`)
  return ofType(schema)
}

const hasValues = (schema: Schema): boolean => '$ref' in schema || 'type' in schema || 'allOf' in schema

function merged(parts: Schema[]): Arbitrary<unknown> {
  const objects = parts.map((part) => generateValues(part) as Arbitrary<object>)
  return fc.tuple(...objects).map((all) => Object.assign({}, ...all))
}

const byType: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: integers,
  number: integers,
  string: texts,
  array: ({ items, minItems = 0, maxItems = 4 }) =>
    fc.array(generateValues(items as Schema), {
      minLength: Number(minItems),
      maxLength: Math.max(Number(minItems), Math.min(Number(maxItems), 4)),
    }),
  object: objects,
}

function integers({ minimum = 0, maximum = 100_000 }: Schema): Arbitrary<number> {
  const [min, max] = [Number(minimum), Number(maximum)]
  const some = fc.integer({ min, max: Math.min(max, min + 20) })
  const known = numbers.filter((one) => one >= min && one <= max)
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), some) : some
}

function texts({ format, pattern, minLength = 0, maxLength = 20 }: Schema): Arbitrary<string> {
  const ofFormat = textsOfFormat[format as string]
  if (ofFormat) return ofFormat
  const [min, max] = [Number(minLength), Number(maxLength)]
  if (typeof pattern !== 'string') {
    return fc.string({ unit: 'grapheme-composite', minLength: min, maxLength: Math.min(max, min + 20) })
  }
  // A class repeated without an end would hardly ever have the length that is asked for.
  const ended = pattern.replace(/^(\^(?:\[[^\]]+\]|\\\w))[+*]\$$/, `$1{${min},${Math.min(max, min + 20)}}$`)
  return fc
    .stringMatching(new RegExp(ended, 'u'), { maxLength: max })
    .filter((text) => text.length >= min && text.length <= max)
}

function objects({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const values = Object.entries(properties as Record<string, Schema>).map(([key, schema]) => [
    key,
    generateValues(schema),
  ])
  const record = Object.fromEntries(values) as Record<string, Arbitrary<unknown>>
  // An `allOf` may demand what another part of it describes.
  return fc.record(record, { requiredKeys: (required as string[]).filter((key) => key in record) })
}
