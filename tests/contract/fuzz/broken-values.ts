import fc, { type Arbitrary } from 'fast-check'
import { listAlternatives, listTypes, type Schema } from './schema'
import { generateValues } from './valid-values'

/** Makes values that break one word of a schema, out of one that does not; undefined if the schema does not say that word. */
type Breaker = (schema: Schema, value?: unknown) => Arbitrary<unknown> | undefined

const ofEachType: Record<string, unknown> = {
  boolean: true,
  integer: 7,
  number: 1.5,
  string: 'x',
  array: [],
  object: {},
}

/** Texts that are nearly of a format. */
const nearly: Record<string, readonly string[]> = {
  date: ['2026-02-30', '2026-13-01', '16-03-2026', '2026-3-16', '2026-03-16T10:00:00Z', 'mañana', ''],
  'date-time': ['2026-03-16', '2026-03-16 10:00', '2026-03-16T25:00:00Z', ''],
  time: ['25:00:00Z', '10:00', ''],
  email: ['nadie', 'nadie@', '@demo.ar', 'a b@demo.ar', ''],
  uri: ['nowhere', '/a', ''],
  uuid: ['1', 'not-a-uuid', ''],
}

const several = (schema: Schema, keyword: string): number | undefined =>
  typeof schema[keyword] === 'number' ? (schema[keyword] as number) : undefined

function texts(min: number, max: number): Arbitrary<string> {
  return fc.string({ minLength: Math.max(0, min), maxLength: Math.max(0, max) })
}

/** Each way of being wrong that a single value has. A breaker may make a valid value now and then: the caller looks twice. */
export const breakers: Record<string, Breaker> = {
  'wrong type': (schema) => {
    const types = [...listTypes(schema), ...listAlternatives(schema).flatMap(listTypes)]
    const others = Object.entries(ofEachType).filter(([type]) => !types.includes(type))
    return fc.constantFrom(...others.map(([, value]) => value))
  },
  null: () => fc.constant(null),
  'too long': (schema, value) => {
    const [letters, items] = [several(schema, 'maxLength'), several(schema, 'maxItems')]
    if (letters !== undefined) return texts(letters + 1, letters + 20)
    const [first] = Array.isArray(value) ? value : []
    if (items === undefined) return undefined
    const one = first === undefined ? generateValues(schema.items as Schema) : fc.constant(first)
    return one.map((item) => Array.from({ length: items + 1 }, () => item))
  },
  'too short': (schema) => {
    const [letters = 0, items = 0] = [several(schema, 'minLength'), several(schema, 'minItems')]
    if (letters > 0) return texts(0, letters - 1)
    return items > 0 ? fc.constant([]) : undefined
  },
  'out of range': (schema) => {
    const [min, max] = [several(schema, 'minimum'), several(schema, 'maximum')]
    const below = min === undefined ? [] : [fc.integer({ min: min - 1000, max: min - 1 })]
    const above = max === undefined ? [] : [fc.integer({ min: max + 1, max: max + 1000 })]
    return below.length + above.length > 0 ? fc.oneof(...below, ...above) : undefined
  },
  'not whole': (schema) =>
    listTypes(schema).includes('integer') ? fc.nat({ max: 99 }).map((whole) => whole + 0.5) : undefined,
  'bad pattern': ({ pattern, maxLength = 20 }) =>
    typeof pattern === 'string'
      ? fc.oneof(texts(0, Number(maxLength)), fc.constantFrom('', ' ', 'ñ', '%', '24:00:00', '1 2'))
      : undefined,
  'bad format': ({ format }) => {
    const wrong = nearly[format as string]
    return wrong && fc.constantFrom(...wrong)
  },
  'bad enum': (schema) => {
    const values = schema.enum
    if (!Array.isArray(values)) return undefined
    return fc.constantFrom('NONE_OF_THESE', '', ...values.map((one) => String(one).toLowerCase().concat(' ')))
  },
}
