import { compileValidators } from '@mocks/contract/compile-validators'
import type { JsonSchema } from '@mocks/contract/contract-types'
import type { CompiledValidators } from '@mocks/contract/validation-problems'

/** Returns the `generated` validators of the project, together with validators for `schemas`, which only a test uses. */
export function addValidators(
  schemas: Readonly<Record<string, JsonSchema>>,
  generated: CompiledValidators,
): CompiledValidators {
  const { validators } = compileValidators(schemas)
  return { ...generated, validators: { ...generated.validators, ...validators } }
}
