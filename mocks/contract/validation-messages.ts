/** A schema keyword that a value violates. */
export interface FailedKeyword {
  keyword: string
  /** The validator's message, from which limits and types are read. */
  message: string
}

const types: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  integer: 'Debe ser un número entero.',
  number: 'Debe ser un número.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  null: 'Debe ser nulo.',
}

const formats: Readonly<Record<string, string>> = {
  date: 'Debe ser una fecha con el formato AAAA-MM-DD.',
  'date-time': 'Debe ser una fecha y hora con su zona horaria.',
  time: 'Debe ser una hora con su zona horaria.',
  email: 'Debe ser un email válido.',
  uri: 'Debe ser una dirección web.',
  uuid: 'Debe ser un UUID.',
}

const invalid = 'No es válido.'

function formatCount(amount: string, singular: string, plural: string): string {
  return `${amount} ${amount === '1' ? singular : plural}`
}

/** Reads the limit, which is the last number of the validator's message. */
function readLimit(words: string): string {
  return words.match(/-?\d+(\.\d+)?(?=\D*$)/)?.[0] ?? ''
}

function readQuoted(words: string): string[] {
  return [...words.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
}

function getTypeMessage(words: string): string {
  const [found, ...expected] = readQuoted(words)
  if (found === 'null') return 'No puede ser nulo.'
  const [wanted = ''] = expected.filter((type) => type !== 'null')
  return types[wanted] ?? invalid
}

const messages: Readonly<Record<string, (words: string) => string>> = {
  required: () => 'Este campo es obligatorio.',
  dependentRequired: () => 'Este campo es obligatorio.',
  unknown: () => 'Este campo no existe.',
  type: getTypeMessage,
  format: (words) => formats[readQuoted(words).at(-1) ?? ''] ?? 'El formato no es válido.',
  pattern: () => 'El formato no es válido.',
  enum: () => 'No es una opción válida.',
  const: () => 'No es una opción válida.',
  minLength: (words) =>
    readLimit(words) === '1'
      ? 'Este campo no puede estar vacío.'
      : `Debe tener al menos ${readLimit(words)} caracteres.`,
  maxLength: (words) => `Debe tener como máximo ${formatCount(readLimit(words), 'carácter', 'caracteres')}.`,
  minimum: (words) => `Debe ser mayor o igual que ${readLimit(words)}.`,
  maximum: (words) => `Debe ser menor o igual que ${readLimit(words)}.`,
  exclusiveMinimum: (words) => `Debe ser mayor que ${readLimit(words)}.`,
  exclusiveMaximum: (words) => `Debe ser menor que ${readLimit(words)}.`,
  multipleOf: (words) => `Debe ser múltiplo de ${readLimit(words)}.`,
  minItems: (words) => `Debe tener al menos ${formatCount(readLimit(words), 'elemento', 'elementos')}.`,
  maxItems: (words) => `Debe tener como máximo ${formatCount(readLimit(words), 'elemento', 'elementos')}.`,
  uniqueItems: () => 'No puede tener elementos repetidos.',
  minProperties: (words) => `Debe tener al menos ${formatCount(readLimit(words), 'campo', 'campos')}.`,
  maxProperties: (words) => `Debe tener como máximo ${formatCount(readLimit(words), 'campo', 'campos')}.`,
}

/** Returns the Spanish sentence for a violated keyword. */
export function getValidationMessage({ keyword, message }: FailedKeyword): string {
  return messages[keyword]?.(message) ?? invalid
}
