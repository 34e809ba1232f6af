/** What is wrong with a value, as a validator says it. */
export interface Violated {
  keyword: string
  /** The validator's own words, from which limits and types are read. */
  words: string
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

function counted(amount: string, singular: string, plural: string): string {
  return `${amount} ${amount === '1' ? singular : plural}`
}

/** The last number that the validator names is the limit. */
function limit(words: string): string {
  return words.match(/-?\d+(\.\d+)?(?=\D*$)/)?.[0] ?? ''
}

function quoted(words: string): string[] {
  return [...words.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
}

function typeSentence(words: string): string {
  const [found, ...expected] = quoted(words)
  if (found === 'null') return 'No puede ser nulo.'
  const [wanted = ''] = expected.filter((type) => type !== 'null')
  return types[wanted] ?? invalid
}

const sentences: Readonly<Record<string, (words: string) => string>> = {
  required: () => 'Este campo es obligatorio.',
  dependentRequired: () => 'Este campo es obligatorio.',
  unknown: () => 'Este campo no existe.',
  type: typeSentence,
  format: (words) => formats[quoted(words).at(-1) ?? ''] ?? 'El formato no es válido.',
  pattern: () => 'El formato no es válido.',
  enum: () => 'No es una opción válida.',
  const: () => 'No es una opción válida.',
  minLength: (words) =>
    limit(words) === '1'
      ? 'Este campo no puede estar vacío.'
      : `Debe tener al menos ${limit(words)} caracteres.`,
  maxLength: (words) => `Debe tener como máximo ${counted(limit(words), 'carácter', 'caracteres')}.`,
  minimum: (words) => `Debe ser mayor o igual que ${limit(words)}.`,
  maximum: (words) => `Debe ser menor o igual que ${limit(words)}.`,
  exclusiveMinimum: (words) => `Debe ser mayor que ${limit(words)}.`,
  exclusiveMaximum: (words) => `Debe ser menor que ${limit(words)}.`,
  multipleOf: (words) => `Debe ser múltiplo de ${limit(words)}.`,
  minItems: (words) => `Debe tener al menos ${counted(limit(words), 'elemento', 'elementos')}.`,
  maxItems: (words) => `Debe tener como máximo ${counted(limit(words), 'elemento', 'elementos')}.`,
  uniqueItems: () => 'No puede tener elementos repetidos.',
  minProperties: (words) => `Debe tener al menos ${counted(limit(words), 'campo', 'campos')}.`,
  maxProperties: (words) => `Debe tener como máximo ${counted(limit(words), 'campo', 'campos')}.`,
}

/** The Spanish sentence for what is wrong with a value. */
export function sentenceFor({ keyword, words }: Violated): string {
  return sentences[keyword]?.(words) ?? invalid
}
