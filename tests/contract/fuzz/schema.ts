import { contract } from '@mocks/contract/generated/contract'

/** A schema of the contract. */
export type Schema = Record<string, unknown>

/** Returns the schema that has the given name in the contract. */
export function getNamedSchema(name: string): Schema {
  const schema = contract.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  return schema
}

/** Replaces the `$ref` of a schema by the keywords of its target; returns a schema without `$ref` unchanged. */
export function resolveSchema(schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const { $ref, ...rest } = schema
  return { ...resolveSchema(getNamedSchema($ref.slice('#/$defs/'.length))), ...rest }
}

/** Lists the types of a schema; an empty list for a schema without `type`. */
export const listTypes = ({ type }: Schema): string[] =>
  type === undefined ? [] : ([type].flat() as string[])

/** Lists the alternatives (`oneOf`, `anyOf`) of a schema. */
export const listAlternatives = ({ oneOf, anyOf }: Schema): Schema[] => (oneOf ?? anyOf ?? []) as Schema[]

/**
 * Splits a schema into parts without `allOf`. A value matches the schema if it matches every part. The first part has the
 * keywords of the schema except `allOf`; the remaining parts come from the schemas in its `allOf`.
 */
export function listParts(schema: Schema): Schema[] {
  const { allOf = [], ...ownKeywords } = resolveSchema(schema)
  return [ownKeywords, ...(allOf as Schema[]).flatMap(listParts)]
}
