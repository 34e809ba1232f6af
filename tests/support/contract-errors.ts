import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { contract } from '@mocks/contract/generated/contract'

const lookup = dereference({ $defs: contract.schemas } as Schema)

/**
 * Finds the errors of a value with another validator than the mock's, so that a mistake of the mock's does not hide one
 * of the portal's. The name is that of a schema, or a path into one. @throws Error if the contract has no such schema.
 */
export function findContractErrors(name: string, value: unknown): string[] {
  const schema = name.split('/').reduce<unknown>(readField, contract.schemas)
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  const { errors } = validate(value, schema as Schema, '2020-12', lookup, false)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

const readField = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]
