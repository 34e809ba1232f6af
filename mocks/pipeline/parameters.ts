import type { ContractOperation, ContractParameter, ParameterLocation } from '../contract/contract-types.ts'
import type { Schemas } from '../contract/operations.ts'
import { getSchemaValidator, toFieldErrors } from '../contract/validation.ts'

/** The values of the valid parameters, and the errors of the invalid parameters, by name. */
export interface ParametersResult {
  values: Record<string, unknown>
  errors: Schemas['ValidationErrors']
}

/**
 * Reads the parameters that a request has in one location, such as 'query'. `readText` returns the text of the parameter
 * with a given name; undefined or null if the request lacks it.
 */
export function readParameters(
  operation: ContractOperation,
  location: ParameterLocation,
  readText: (name: string) => string | null | undefined,
): ParametersResult {
  const result: ParametersResult = { values: {}, errors: {} }
  for (const parameter of operation.parameters) {
    if (parameter.location !== location) continue
    const text = readText(parameter.name) ?? undefined
    if (text !== undefined) readParameter(parameter, text, result)
    else if ('default' in parameter) result.values[parameter.name] = parameter.default
    else if (parameter.isRequired) {
      result.errors[parameter.name] = ['Este campo es obligatorio.']
    }
  }
  return result
}

function readParameter(
  parameter: ContractParameter,
  text: string,
  { values, errors }: ParametersResult,
): void {
  const value = parseTypedText(text, parameter.types)
  const problems = getSchemaValidator(parameter.schema)(value)
  if (problems.length === 0) values[parameter.name] = value
  else errors[parameter.name] = Object.values(toFieldErrors(problems)).flat()
}

/**
 * Converts a text to the first of the JSON types that fits. If no type fits, returns the text unchanged. The schema then
 * rejects the text.
 */
export function parseTypedText(text: string, types: readonly string[]): unknown {
  for (const type of types) {
    if (type === 'string') return text
    if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
    if (type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  }
  return text
}
