import { type ControlSchemaName, getControlKey } from './control-schemas.ts'
import { alternatives, validators } from './generated/validators.js'
import type { Schemas } from './operations.ts'
import { getValidationMessage } from './validation-messages.ts'
import {
  createFindProblems,
  type FindProblems,
  parsePointer,
  type ValidationProblem,
} from './validation-problems.ts'

/**
 * Returns the validator of a contract schema, or of a control schema if `name` is its key (see `getControlKey`).
 * @throws Error if no schema has that name.
 */
export function getSchemaValidator(name: string): FindProblems {
  const validate = Object.hasOwn(validators, name) ? validators[name] : undefined
  if (!validate) throw new Error(`There is no schema with the name ${name}`)
  return createFindProblems(validate, alternatives)
}

/** Returns the validator of a control schema. */
export const getControlValidator = (name: ControlSchemaName): FindProblems =>
  getSchemaValidator(getControlKey(name))

/**
 * Converts problems to the body of a 400, which has a list of Spanish sentences for each field. Dots separate the names
 * of nested fields; the key `non_field_errors` has the sentences about the whole value.
 */
export function toFieldErrors(problems: readonly ValidationProblem[]): Schemas['ValidationErrors'] {
  // A Map, because a field may be named like a member of Object.prototype, such as `constructor`.
  const errors = new Map<string, string[]>()
  for (const problem of problems) {
    const name = parsePointer(problem.pointer).join('.') || 'non_field_errors'
    const sentences = errors.get(name) ?? []
    const sentence = getValidationMessage(problem)
    if (!sentences.includes(sentence)) errors.set(name, [...sentences, sentence])
  }
  return Object.fromEntries(errors)
}
