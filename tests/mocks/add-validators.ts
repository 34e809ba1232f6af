import { compileValidators } from '@mocks/contract/compile-validators'
import type { JsonSchema } from '@mocks/contract/contract-types'
import type { CompiledValidators } from '@mocks/contract/validation-problems'

/** Adds the validators of a test's own schemas to the generated validators. */
export function addValidators(
  schemas: Readonly<Record<string, JsonSchema>>,
  generated: CompiledValidators,
): CompiledValidators {
  const { validators } = compileValidators(schemas)
  return { ...generated, validators: { ...generated.validators, ...validators } }
}
