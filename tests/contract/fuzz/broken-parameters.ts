import fc, { type Arbitrary } from 'fast-check'
import { findContractErrors } from '../../support/contract-errors'
import { invalidValueGenerators } from './broken-values'
import { getNamedSchema, listParts, resolveSchema, type Schema } from './schema'

/** A value that is sent as text: a parameter of the contract, or a field of a form. */
interface TextValue {
  name: string
  /** The JSON types of the value. */
  types: readonly string[]
  /** The name of a schema of the contract: for a parameter its schema, for a form field the schema of the whole form. */
  schema: string
  /** The name of the form field; absent for a parameter. */
  field?: string
}

/**
 * Returns generators of invalid texts for a value, one for each kind of error; an empty list if every text is valid. Each
 * generator produces only texts for which `canBeSent` returns true.
 */
export function generateWrongTexts(
  { name, schema, types, field }: TextValue,
  canBeSent: (text: string) => boolean = () => true,
): Arbitrary<{ name: string; text: string }>[] {
  const valueSchema =
    field === undefined ? resolveSchema(getNamedSchema(schema)) : getFieldSchema(schema, field)
  const isNumber = types.includes('integer') || types.includes('number')
  const isValidText = (text: string) => isValid({ schema, field }, parseText(text, types))
  const isInvalidText = (text: string) => canBeSent(text) && !isValidText(text)
  const nonNumericTexts = fc.constantFrom(
    '',
    'abc',
    '1.5',
    '1e3',
    ' 1',
    '1,2',
    '0x10',
    '--1',
    'null',
    '9'.repeat(16),
  )
  // An object, a list or null has no text, so an empty text takes its place.
  const invalidTexts = Object.values(invalidValueGenerators)
    .flatMap((generateInvalidValues) => generateInvalidValues(valueSchema) ?? [])
    .map((values) => values.map((value) => (typeof value === 'object' ? '' : String(value))))
  return [...invalidTexts, ...(isNumber ? [nonNumericTexts] : [])]
    .filter((texts) => fc.sample(texts, { numRuns: 20, seed: 1 }).some(isInvalidText))
    .map((texts) => texts.filter(isInvalidText).map((text) => ({ name, text })))
}

function getFieldSchema(schema: string, field: string): Schema {
  const properties = listParts(getNamedSchema(schema)).map(
    (part) => (part.properties ?? {}) as Record<string, Schema>,
  )
  return resolveSchema(properties.find((fields) => field in fields)?.[field] ?? {})
}

/** Whether a value matches its schema. Checks a form field alone, without the other fields of the form. */
function isValid({ schema, field }: Pick<TextValue, 'schema' | 'field'>, value: unknown): boolean {
  return field === undefined
    ? findContractErrors(schema, value).length === 0
    : findContractErrors(`${schema}/properties/${field}`, value).length === 0
}

/** Converts a text to a number or boolean if `types` allows the type and the text fits; otherwise returns the text. */
function parseText(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (types.includes('number') && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
