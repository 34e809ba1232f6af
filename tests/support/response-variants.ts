import type { JsonSchema } from '@mocks/contract/contract-types'
import { contract } from '@mocks/contract/generated/contract'

/**
 * A way in which a real API may answer within the contract, or a little beyond it, where the mock backend does not:
 * - `unknownFields`: each object has fields that the contract does not name
 * - `absentOptionals`: no object has a field that it need not have
 * - `nullables`: each value that may be null is null
 * - `nullOptionals`: each field that may be absent is null
 * - `unknownCodes`: each value of an enumeration is one that the contract does not name
 * - `shorterPages`: each page has half of its rows, and the count of all of them
 * - `smallerPages`, `largerPages`: the pages of lists have fewer or more rows than requested (`repaginate.ts`)
 */
export type Variant = (typeof variants)[number]

/** The names of all variants. */
export const variants = [
  'unknownFields',
  'absentOptionals',
  'nullables',
  'nullOptionals',
  'unknownCodes',
  'shorterPages',
  'smallerPages',
  'largerPages',
] as const

/** The page sizes of the variants that ignore the requested one. */
export const apiSizes: Readonly<Partial<Record<Variant, number>>> = { smallerPages: 3, largerPages: 100 }

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const resolve = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string'
    ? resolve(contract.schemas[schema.$ref.slice('#/$defs/'.length)] as JsonSchema)
    : schema

const listSchemas = (schemas: unknown) => ((schemas ?? []) as JsonSchema[]).map(resolve)

/** The fields and required fields of an object schema, including those of each `allOf`. */
function readFields(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = listSchemas(schema.allOf).map(readFields)
  return {
    properties: Object.assign({}, schema.properties, ...parts.map(({ properties }) => properties)),
    required: [...((schema.required ?? []) as string[]), ...parts.flatMap(({ required }) => required)],
  }
}

const isNullSchema = ({ type }: JsonSchema) => type === 'null'
const isNullable = (schema: JsonSchema) =>
  [schema.type].flat().includes('null') || listSchemas(schema.oneOf).some(isNullSchema)

/** Returns a value of a schema as the variant has it. Leaves out what the variant does not concern. */
export function vary(schemaName: string, value: unknown, variant: Variant): unknown {
  if (variant === 'shorterPages') return shortenPage(value)
  if (apiSizes[variant] !== undefined) return value
  return varyValue(contract.schemas[schemaName] as JsonSchema, value, variant)
}

function shortenPage(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value.results)) return value
  return { ...value, results: value.results.slice(0, Math.ceil(value.results.length / 2)) }
}

function varyValue(reference: JsonSchema, value: unknown, variant: Variant): unknown {
  const schema = resolve(reference)
  if (variant === 'nullables' && isNullable(schema)) return null
  if (value === null) return null
  const choices = listSchemas(schema.oneOf).filter((choice) => !isNullSchema(choice))
  if (choices.length > 0) return choices.length === 1 ? varyValue(choices[0] ?? {}, value, variant) : value
  if (variant === 'unknownCodes' && Array.isArray(schema.enum) && typeof value === 'string') return 'NEW_CODE'
  if (Array.isArray(value))
    return value.map((item) => varyValue((schema.items ?? {}) as JsonSchema, item, variant))
  return isObject(value) ? varyObject(schema, value, variant) : value
}

function varyObject(schema: JsonSchema, object: JsonObject, variant: Variant): JsonObject {
  const { properties, required } = readFields(schema)
  const isOptional = (name: string) => !required.includes(name)
  const fields = Object.entries(object)
    .filter(([name]) => variant !== 'absentOptionals' || !isOptional(name))
    .map(([name, value]) => [name, varyValue(properties[name] ?? {}, value, variant)] as const)
  const optionalNames = Object.keys(properties).filter(isOptional)
  return {
    ...Object.fromEntries(fields),
    ...(variant === 'nullOptionals' && Object.fromEntries(optionalNames.map((name) => [name, null]))),
    ...(variant === 'unknownFields' && { new_field: 'nuevo', new_list: [{ id: 1 }], new_object: {} }),
  }
}
