import { contract } from '@mocks/contract/generated/contract'
import fc, { type Arbitrary } from 'fast-check'

type Schema = Record<string, unknown>

/** Values of which the demo has some. A number of the contract is nearly always an id. */
const numbers = [
  1, 2, 101, 102, 201, 202, 203, 301, 303, 4001, 4002, 4003, 4010, 7001, 7002, 7003, 7010, 99_999,
]
const days = ['2025-12-31', '2026-03-15', '2026-03-16', '2026-03-20', '2026-03-23', '2028-02-29']
const emails = ['residente@demo.ar', 'nueva@demo.ar', 'nadie@demo.ar']

/** Values of a schema of the contract; most of them are valid. */
export function valuesOf(schema: Schema): Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return valuesOf(named(schema.$ref))
  if (Array.isArray(schema.oneOf)) return fc.oneof(...(schema.oneOf as Schema[]).map(valuesOf))
  if (Array.isArray(schema.allOf)) return merged(schema.allOf as Schema[])
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })))
  const ofType = byType[schema.type as string]
  if (!ofType) throw new Error(`No values for ${JSON.stringify(schema)}`)
  return ofType(schema)
}

function named(reference: string): Schema {
  return contract.schemas[reference.slice('#/$defs/'.length)] as Schema
}

function merged(parts: Schema[]): Arbitrary<unknown> {
  const objects = parts.map((part) => valuesOf(part) as Arbitrary<object>)
  return fc.tuple(...objects).map((all) => Object.assign({}, ...all))
}

const byType: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 100_000 }) =>
    fc.oneof(
      fc.constantFrom(...numbers.filter((one) => one >= Number(minimum) && one <= Number(maximum))),
      fc.integer({ min: Number(minimum), max: Math.min(Number(maximum), Number(minimum) + 20) }),
    ),
  string: texts,
  array: ({ items, maxItems = 4 }) =>
    fc.array(valuesOf(items as Schema), { maxLength: Math.min(Number(maxItems), 4) }),
  object: objects,
}

function texts({ format, pattern, minLength = 0, maxLength = 20 }: Schema): Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...days)
  if (format === 'email') return fc.constantFrom(...emails)
  const [min, max] = [Number(minLength), Number(maxLength)]
  if (typeof pattern !== 'string') {
    return fc.string({ unit: 'grapheme-composite', minLength: min, maxLength: Math.min(max, min + 20) })
  }
  return fc
    .stringMatching(new RegExp(pattern, 'u'))
    .filter((text) => text.length >= min && text.length <= max)
}

function objects({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const values = Object.entries(properties as Record<string, Schema>).map(([key, schema]) => [
    key,
    valuesOf(schema),
  ])
  return fc.record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: required as string[],
  })
}
