import type { ContractOperation, ContractParameter, ParameterLocation } from '../contract/contract-types.ts'
import type { Schemas } from '../contract/operations.ts'
import { getContractValidator, toFieldErrors } from '../contract/validation.ts'

/** The valid parameters, and the errors of the others, by name. */
export interface ReadParameters {
  values: Record<string, unknown>
  errors: Schemas['ValidationErrors']
}

/** Reads the parameters at one location; `text` returns a sent value. Unknown parameters are ignored. */
export function readParameters(
  operation: ContractOperation,
  place: ParameterLocation,
  text: (name: string) => string | null | undefined,
): ReadParameters {
  const read: ReadParameters = { values: {}, errors: {} }
  for (const parameter of operation.parameters) {
    if (parameter.location !== place) continue
    const sent = text(parameter.name) ?? undefined
    if (sent !== undefined) readParameter(parameter, sent, read)
    else if ('default' in parameter) read.values[parameter.name] = parameter.default
    else if (parameter.isRequired) {
      read.errors[parameter.name] = ['Este campo es obligatorio.']
    }
  }
  return read
}

function readParameter(parameter: ContractParameter, text: string, { values, errors }: ReadParameters): void {
  const value = parseTypedText(text, parameter.types)
  const problems = getContractValidator(parameter.schema)(value)
  if (problems.length === 0) values[parameter.name] = value
  else errors[parameter.name] = Object.values(toFieldErrors(problems)).flat()
}

/** Parses a text by its possible types. A text that matches none is returned as it is, and then fails validation. */
export function parseTypedText(text: string, types: readonly string[]): unknown {
  for (const type of types) {
    if (type === 'string') return text
    if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
    if (type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  }
  return text
}
