import fc, { type Arbitrary } from 'fast-check'
import { records } from '../../operations/records'
import { listAlternatives, resolveSchema, type Schema } from './schema'

const goodCalls = Object.values(records).map(({ call }) => call)
/** The numbers in the good calls, most of which are ids of existing rows, and a few more numbers. */
const sampleNumbers = [...new Set([...listNumbers(goodCalls), 1, 2, 102, 202, 302, 99_999])]
const days = ['2025-12-31', '2026-03-15', '2026-03-16', '2026-03-20', '2026-03-23', '2028-02-29']
const instants = ['2026-03-15T23:59:59-03:00', '2026-03-16T10:00:00-03:00', '2026-03-23T02:30:00Z']

const textsByFormat: Record<string, Arbitrary<string>> = {
  date: fc.constantFrom(...days),
  'date-time': fc.constantFrom(...instants),
  time: fc.constantFrom('00:00:00Z', '23:59:00-03:00'),
  email: fc.constantFrom('residente@demo.ar', 'nueva@demo.ar', 'nadie@demo.ar'),
  uri: fc.constantFrom('https://example.ar/', 'https://example.ar/a?b=c'),
  'uri-reference': fc.constantFrom('/a', 'https://example.ar/a?b=c'),
  uuid: fc.uuid(),
}

function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNumbers) : []
}

/** Generates values for a schema. A few values are invalid, so a caller that needs valid values must remove the invalid ones. */
export function generateValues(schemaOrReference: Schema): Arbitrary<unknown> {
  const schema = resolveSchema(schemaOrReference)
  const { allOf, ...ownKeywords } = schema
  if (Array.isArray(allOf)) return generateMergedObjects([ownKeywords, ...allOf].filter(definesValues))
  const alternatives = listAlternatives(schema)
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(generateValues))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => generateValues({ ...schema, type })))
  const generator = generatorsByType[schema.type as string]
  if (!generator) throw new Error(`Cannot generate values for the schema ${JSON.stringify(schema)}`)
  return generator(schema)
}

/** Whether values can be generated from a part of an `allOf`. A part that has only `required` describes no values. */
const definesValues = (schema: Schema): boolean => '$ref' in schema || 'type' in schema || 'allOf' in schema

function generateMergedObjects(parts: Schema[]): Arbitrary<unknown> {
  const objectGenerators = parts.map((part) => generateValues(part) as Arbitrary<object>)
  return fc.tuple(...objectGenerators).map((partialObjects) => Object.assign({}, ...partialObjects))
}

const generatorsByType: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: generateIntegers,
  number: generateIntegers,
  string: generateTexts,
  array: ({ items, minItems = 0, maxItems = 4 }) =>
    fc.array(generateValues(items as Schema), {
      minLength: Number(minItems),
      maxLength: Math.max(Number(minItems), Math.min(Number(maxItems), 4)),
    }),
  object: generateObjects,
}

function generateIntegers({ minimum = 0, maximum = 100_000 }: Schema): Arbitrary<number> {
  const [min, max] = [Number(minimum), Number(maximum)]
  const randomIntegers = fc.integer({ min, max: Math.min(max, min + 20) })
  const knownNumbers = sampleNumbers.filter((number) => number >= min && number <= max)
  return knownNumbers.length > 0 ? fc.oneof(fc.constantFrom(...knownNumbers), randomIntegers) : randomIntegers
}

function generateTexts({ format, pattern, minLength = 0, maxLength = 20 }: Schema): Arbitrary<string> {
  const formattedTexts = textsByFormat[format as string]
  if (formattedTexts) return formattedTexts
  const [min, max] = [Number(minLength), Number(maxLength)]
  if (typeof pattern !== 'string') {
    return fc.string({ unit: 'grapheme-composite', minLength: min, maxLength: Math.min(max, min + 20) })
  }
  // Replaces `+` or `*` by the valid lengths, because most texts of an unlimited repetition would have an invalid length.
  const boundedPattern = pattern.replace(
    /^(\^(?:\[[^\]]+\]|\\\w))[+*]\$$/,
    `$1{${min},${Math.min(max, min + 20)}}$`,
  )
  return fc
    .stringMatching(new RegExp(boundedPattern, 'u'), { maxLength: max })
    .filter((text) => text.length >= min && text.length <= max)
}

function generateObjects({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const values = Object.entries(properties as Record<string, Schema>).map(([key, schema]) => [
    key,
    generateValues(schema),
  ])
  const record = Object.fromEntries(values) as Record<string, Arbitrary<unknown>>
  // A part of an `allOf` may require a field that only another part defines. This part cannot generate such a field.
  return fc.record(record, { requiredKeys: (required as string[]).filter((key) => key in record) })
}
