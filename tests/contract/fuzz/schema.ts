import { contract } from '@mocks/contract/generated/contract'

/** A schema of the contract. */
export type Schema = Record<string, unknown>

/** Returns the schema that has the given name in the contract. */
export function getNamedSchema(name: string): Schema {
  const schema = contract.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  return schema
}

/** Returns the target of a `$ref`, or the schema itself. */
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

/** Lists the schemas that a value must all match: the schema without `allOf`, and each schema of `allOf`. */
export function listParts(schema: Schema): Schema[] {
  const { allOf = [], ...ownKeywords } = resolveSchema(schema)
  return [ownKeywords, ...(allOf as Schema[]).flatMap(listParts)]
}
