import fc, { type Arbitrary } from 'fast-check'
import { listAlternatives, listTypes, type Schema } from './schema'
import { generateValues } from './valid-values'

/**
 * Returns a generator of values that violate a schema in one way; undefined if the schema has no keyword that can be violated
 * in this way. `validValue` is a value that the schema accepts. Only 'too long' uses it: if `validValue` is a
 * list, 'too long' repeats its first item.
 */
type InvalidValueGenerator = (schema: Schema, validValue?: unknown) => Arbitrary<unknown> | undefined

/** One value of each JSON type. */
const valuesByType: Record<string, unknown> = {
  boolean: true,
  integer: 7,
  number: 1.5,
  string: 'x',
  array: [],
  object: {},
}

/** The invalid texts for each format. Most resemble a valid text. */
const invalidTextsByFormat: Record<string, readonly string[]> = {
  date: ['2026-02-30', '2026-13-01', '16-03-2026', '2026-3-16', '2026-03-16T10:00:00Z', 'mañana', ''],
  'date-time': ['2026-03-16', '2026-03-16 10:00', '2026-03-16T25:00:00Z', ''],
  time: ['25:00:00Z', '10:00', ''],
  email: ['nadie', 'nadie@', '@demo.ar', 'a b@demo.ar', ''],
  uri: ['nowhere', '/a', ''],
  uuid: ['1', 'not-a-uuid', ''],
}

const readLimit = (schema: Schema, keyword: string): number | undefined =>
  typeof schema[keyword] === 'number' ? (schema[keyword] as number) : undefined

function generateTexts(min: number, max: number): Arbitrary<string> {
  return fc.string({ minLength: Math.max(0, min), maxLength: Math.max(0, max) })
}

/** The generators by the kind of violation. Some generated values are valid, so the caller must remove the valid values. */
export const invalidValueGenerators: Record<string, InvalidValueGenerator> = {
  'wrong type': (schema) => {
    const types = [...listTypes(schema), ...listAlternatives(schema).flatMap(listTypes)]
    const otherTypes = Object.entries(valuesByType).filter(([type]) => !types.includes(type))
    return fc.constantFrom(...otherTypes.map(([, value]) => value))
  },
  null: () => fc.constant(null),
  'too long': (schema, validValue) => {
    const [textLimit, itemLimit] = [readLimit(schema, 'maxLength'), readLimit(schema, 'maxItems')]
    if (textLimit !== undefined) return generateTexts(textLimit + 1, textLimit + 20)
    const [firstItem] = Array.isArray(validValue) ? validValue : []
    if (itemLimit === undefined) return undefined
    const generatedItems =
      firstItem === undefined ? generateValues(schema.items as Schema) : fc.constant(firstItem)
    return generatedItems.map((item) => Array.from({ length: itemLimit + 1 }, () => item))
  },
  'too short': (schema) => {
    const [textLimit = 0, itemLimit = 0] = [readLimit(schema, 'minLength'), readLimit(schema, 'minItems')]
    if (textLimit > 0) return generateTexts(0, textLimit - 1)
    return itemLimit > 0 ? fc.constant([]) : undefined
  },
  'out of range': (schema) => {
    const [min, max] = [readLimit(schema, 'minimum'), readLimit(schema, 'maximum')]
    const below = min === undefined ? [] : [fc.integer({ min: min - 1000, max: min - 1 })]
    const above = max === undefined ? [] : [fc.integer({ min: max + 1, max: max + 1000 })]
    return below.length + above.length > 0 ? fc.oneof(...below, ...above) : undefined
  },
  'not whole': (schema) =>
    listTypes(schema).includes('integer') ? fc.nat({ max: 99 }).map((integer) => integer + 0.5) : undefined,
  'bad pattern': ({ pattern, maxLength = 20 }) =>
    typeof pattern === 'string'
      ? fc.oneof(generateTexts(0, Number(maxLength)), fc.constantFrom('', ' ', 'ñ', '%', '24:00:00', '1 2'))
      : undefined,
  'bad format': ({ format }) => {
    const invalidTexts = invalidTextsByFormat[format as string]
    return invalidTexts && fc.constantFrom(...invalidTexts)
  },
  'bad enum': (schema) => {
    const values = schema.enum
    if (!Array.isArray(values)) return undefined
    return fc.constantFrom(
      'NONE_OF_THESE',
      '',
      ...values.map((value) => String(value).toLowerCase().concat(' ')),
    )
  },
}
