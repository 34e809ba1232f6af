import { contract } from '@mocks/contract/generated/contract'

/** A schema of the contract. */
export type Schema = Record<string, unknown>

/** The schema that a name stands for. */
export function getNamedSchema(name: string): Schema {
  const schema = contract.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  return schema
}

/** What a `$ref` points at, or the schema itself. */
export function resolveSchema(schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const { $ref, ...rest } = schema
  return { ...resolveSchema(getNamedSchema($ref.slice('#/$defs/'.length))), ...rest }
}

/** The types that a schema names; none where it does not say. */
export const listTypes = ({ type }: Schema): string[] =>
  type === undefined ? [] : ([type].flat() as string[])

/** The alternatives of a schema, if it has any. */
export const listAlternatives = ({ oneOf, anyOf }: Schema): Schema[] => (oneOf ?? anyOf ?? []) as Schema[]

/** The parts that all hold of a value: the schema's own words, and those of each `allOf`. */
export function listParts(schema: Schema): Schema[] {
  const { allOf = [], ...own } = resolveSchema(schema)
  return [own, ...(allOf as Schema[]).flatMap(listParts)]
}
