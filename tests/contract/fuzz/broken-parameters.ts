import fc, { type Arbitrary } from 'fast-check'
import { findContractErrors } from '../../support/contract-errors'
import { breakers } from './broken-values'
import { getNamedSchema, listParts, resolveSchema, type Schema } from './schema'

/** Something that travels as text: a parameter of the contract, or a field of a form. */
interface Textual {
  name: string
  /** The types that its text may stand for. */
  types: readonly string[]
  schema: string
  /** Where it is only a field of the schema. */
  field?: string
}

/** Texts that something cannot be; nothing where any text is good. */
export function generateWrongTexts(
  { name, schema, types, field }: Textual,
  canBeSent: (text: string) => boolean = () => true,
): Arbitrary<{ name: string; text: string }>[] {
  const known = field === undefined ? resolveSchema(getNamedSchema(schema)) : fieldOf(schema, field)
  const isNumber = types.includes('integer') || types.includes('number')
  const isRight = (text: string) => isValid({ schema, field }, meantBy(text, types))
  const isWrong = (text: string) => canBeSent(text) && !isRight(text)
  const noNumber = fc.constantFrom(
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
  const some = Object.values(breakers)
    .flatMap((breaker) => breaker(known) ?? [])
    .map((values) => values.map((value) => (typeof value === 'object' ? '' : String(value))))
  return [...some, ...(isNumber ? [noNumber] : [])]
    .filter((texts) => fc.sample(texts, { numRuns: 20, seed: 1 }).some(isWrong))
    .map((texts) => texts.filter(isWrong).map((text) => ({ name, text })))
}

function fieldOf(schema: string, field: string): Schema {
  const properties = listParts(getNamedSchema(schema)).map(
    (part) => (part.properties ?? {}) as Record<string, Schema>,
  )
  return resolveSchema(properties.find((one) => field in one)?.[field] ?? {})
}

/** Of a field, the rest of the form is left out of account. */
function isValid({ schema, field }: Pick<Textual, 'schema' | 'field'>, value: unknown): boolean {
  return field === undefined
    ? findContractErrors(schema, value).length === 0
    : findContractErrors(`${schema}/properties/${field}`, value).length === 0
}

/** The value that a text stands for. */
function meantBy(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (types.includes('number') && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
