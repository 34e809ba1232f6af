import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { contract } from '@mocks/contract/generated/contract'

const lookup = dereference({ $defs: contract.schemas } as Schema)

/**
 * Finds the contract errors of a value. The check uses another validator than the mock, so that a defect of the mock's
 * validator cannot hide an error. `name` is the name of a schema, or a path into a schema.
 * @throws Error if the schema is missing.
 */
export function findContractErrors(name: string, value: unknown): string[] {
  const schema = name.split('/').reduce<unknown>(readField, contract.schemas)
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  const { errors } = validate(value, schema as Schema, '2020-12', lookup, false)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

const readField = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]
