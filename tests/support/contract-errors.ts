import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { contract } from '@mocks/contract/generated/contract'

const lookup = dereference({ $defs: contract.schemas } as Schema)

/**
 * Validates a value against a schema of the contract, and returns the error messages. The mock backend uses a different
 * validator, so a defect of that validator cannot hide an error here. `schemaPath` is the name of a schema, or the path of a
 * part of it, such as `Pet/properties/name`.
 * @throws Error if the schema is missing.
 */
export function findContractErrors(schemaPath: string, value: unknown): string[] {
  const schema = schemaPath.split('/').reduce<unknown>(readField, contract.schemas)
  if (!schema) throw new Error(`The contract has no schema ${schemaPath}`)
  const { errors } = validate(value, schema as Schema, '2020-12', lookup, false)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

const readField = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]
