import type { ValidationProblem } from './validation-problems.ts'

const typeMessages: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  integer: 'Debe ser un número entero.',
  number: 'Debe ser un número.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  null: 'Debe ser nulo.',
}

const formatMessages: Readonly<Record<string, string>> = {
  date: 'Debe ser una fecha con el formato AAAA-MM-DD.',
  'date-time': 'Debe ser una fecha y hora con su zona horaria.',
  time: 'Debe ser una hora con su zona horaria.',
  email: 'Debe ser un email válido.',
  uri: 'Debe ser una dirección web.',
  uuid: 'Debe ser un UUID.',
}

const invalidMessage = 'No es válido.'
const wrongFormatMessage = 'El formato no es válido.'
const missingMessage = 'Este campo es obligatorio.'
const wrongOptionMessage = 'No es una opción válida.'

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

function getTypeMessage({ params, isNull }: ValidationProblem): string {
  if (isNull) return 'No puede ser nulo.'
  const [type = ''] = [params.type].flat().filter((name) => name !== 'null')
  return typeMessages[String(type)] ?? invalidMessage
}

const fixedMessages: Readonly<Record<string, string>> = {
  required: missingMessage,
  dependentRequired: missingMessage,
  unknown: 'Este campo no existe.',
  pattern: wrongFormatMessage,
  enum: wrongOptionMessage,
  const: wrongOptionMessage,
  uniqueItems: 'No puede tener elementos repetidos.',
}

const limitMessages: Readonly<Record<string, (limit: number) => string>> = {
  minLength: (limit) =>
    limit === 1 ? 'Este campo no puede estar vacío.' : `Debe tener al menos ${limit} caracteres.`,
  maxLength: (limit) => `Debe tener como máximo ${formatCount(limit, 'carácter', 'caracteres')}.`,
  minimum: (limit) => `Debe ser mayor o igual que ${limit}.`,
  maximum: (limit) => `Debe ser menor o igual que ${limit}.`,
  exclusiveMinimum: (limit) => `Debe ser mayor que ${limit}.`,
  exclusiveMaximum: (limit) => `Debe ser menor que ${limit}.`,
  multipleOf: (limit) => `Debe ser múltiplo de ${limit}.`,
  minItems: (limit) => `Debe tener al menos ${formatCount(limit, 'elemento', 'elementos')}.`,
  maxItems: (limit) => `Debe tener como máximo ${formatCount(limit, 'elemento', 'elementos')}.`,
  minProperties: (limit) => `Debe tener al menos ${formatCount(limit, 'campo', 'campos')}.`,
  maxProperties: (limit) => `Debe tener como máximo ${formatCount(limit, 'campo', 'campos')}.`,
}

/** Returns the Spanish sentence for a problem. */
export function getValidationMessage(problem: ValidationProblem): string {
  const { keyword, params } = problem
  if (keyword === 'type') return getTypeMessage(problem)
  if (keyword === 'format') return formatMessages[String(params.format)] ?? wrongFormatMessage
  const limit = params.limit ?? params.multipleOf
  return fixedMessages[keyword] ?? limitMessages[keyword]?.(Number(limit)) ?? invalidMessage
}
