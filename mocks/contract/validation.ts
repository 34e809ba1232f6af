import { dereference, type Schema, validate } from '@cfworker/json-schema'
import type { JsonSchema } from './contract-types.ts'
import { FastValidators, type IsValid } from './fast-validator.ts'
import { contract } from './generated/contract.ts'
import type { Schemas } from './operations.ts'
import { getValidationMessage } from './validation-messages.ts'
import { readProblems, type ValidationProblem } from './validation-problems.ts'

/** Finds the problems of a JSON value; an empty list if it is valid. */
export type FindProblems = (value: unknown) => ValidationProblem[]

type Lookup = ReturnType<typeof dereference>

let contractLookup: Lookup | undefined

/** Validates with draft 2020-12 and formats, without `eval`. The schema is resolved at first use. */
function createValidator(schema: Schema, lookup: () => Lookup, isValid?: IsValid): FindProblems {
  return (value) => {
    if (isValid?.(value)) return []
    return readProblems(validate(value, schema, '2020-12', lookup(), false).errors)
  }
}

const fastValidators = new FastValidators(contract.schemas)

/** Resolves the references of the contract once. */
function getContractLookup(): Lookup {
  contractLookup ??= dereference({ $defs: contract.schemas } as Schema)
  return contractLookup
}

const contractValidators = new Map<string, FindProblems>()

/** Returns the validator of a contract schema. @throws Error if the contract has no schema of that name. */
export function getContractValidator(name: string): FindProblems {
  const known = contractValidators.get(name)
  if (known) return known
  const schema = contract.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  const made = createValidator(schema, getContractLookup, fastValidators.compile(schema))
  contractValidators.set(name, made)
  return made
}

/** Creates a validator of a schema outside the contract. */
export function createStandaloneValidator(schema: JsonSchema): FindProblems {
  let lookup: Lookup | undefined
  return createValidator(schema, () => {
    lookup ??= dereference(schema as Schema)
    return lookup
  })
}

/** Converts a JSON pointer to a field name with dots; `non_field_errors` for the root. */
function toFieldName(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const name = parts.map((part) => decodeURI(part).replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
  return name === '' ? 'non_field_errors' : name
}

/** Converts problems to the body of a 400: field name → Spanish sentences. */
export function toFieldErrors(problems: readonly ValidationProblem[]): Schemas['ValidationErrors'] {
  // A Map, because a field may be named like a member of Object.prototype, such as `constructor`.
  const errors = new Map<string, string[]>()
  for (const problem of problems) {
    const name = toFieldName(problem.pointer)
    const sentences = errors.get(name) ?? []
    const sentence = getValidationMessage(problem)
    if (!sentences.includes(sentence)) errors.set(name, [...sentences, sentence])
  }
  return Object.fromEntries(errors)
}
