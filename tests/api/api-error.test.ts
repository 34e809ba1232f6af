import { describe, expect, test } from 'vitest'
import {
  ApiError,
  getFieldSentences,
  getGeneralSentences,
  hasNonFieldErrors,
  isRejection,
} from '@/api/api-error'

const createError = (body: unknown, status = 400) => new ApiError('status', status, body)

/** The documented error bodies, each with its general sentences and its sentences by field. */
const documentedBodies: [string, unknown, string[], Record<string, string[]>][] = [
  ['a rejected sign-in', { non_field_errors: ['Uno.', 'Dos.'] }, ['Uno.', 'Dos.'], {}],
  ['a sentence', { detail: 'No encontrado.' }, ['No encontrado.'], {}],
  ['a message', { message: 'Ya fue eliminada.' }, ['Ya fue eliminada.'], {}],
  [
    'several messages, of which users see only the first that is not empty',
    { message: ['', 'Uno.', 'Dos.'] },
    ['Uno.'],
    {},
  ],
  ['an empty list of messages', { message: [] }, [], {}],
  [
    'a rejected verification code',
    { verification_key: ['Código inválido.'] },
    [],
    { verification_key: ['Código inválido.'] },
  ],
  ['an unknown document number', { id_number: ['No existe.'] }, [], { id_number: ['No existe.'] }],
  [
    'a rejected registration',
    { username: ['Ya existe.'], password: ['Muy común.', 'Muy corta.'] },
    [],
    { username: ['Ya existe.'], password: ['Muy común.', 'Muy corta.'] },
  ],
  [
    'a rejected new password',
    { token: ['Token inválido.'], new_password: ['Muy común.'] },
    [],
    { token: ['Token inválido.'], new_password: ['Muy común.'] },
  ],
  [
    'a field and a general sentence',
    { to_date: ['Antes del ingreso.'], non_field_errors: ['Revisá las fechas.'] },
    ['Revisá las fechas.'],
    { to_date: ['Antes del ingreso.'] },
  ],
  ['a sentence that is not in a list', { email: 'Ya está en uso.' }, [], { email: ['Ya está en uso.'] }],
  [
    'fields within a field',
    {
      preauth_fields: {
        name: ['Ya existe.'],
        to_date: 'Muy tarde.',
        non_field_errors: ['Revisá las fechas.'],
      },
    },
    [],
    {
      'preauth_fields.name': ['Ya existe.'],
      'preauth_fields.to_date': ['Muy tarde.'],
      preauth_fields: ['Revisá las fechas.'],
    },
  ],
  [
    'the objects of a list, some without errors',
    { people: [{}, { id_number: ['No existe.'] }, 'Son muchas.'] },
    [],
    { 'people.1.id_number': ['No existe.'], people: ['Son muchas.'] },
  ],
]

describe.each(documentedBodies)(
  'the documented error body: %s',
  (_name, body, generalSentences, fieldSentences) => {
    test('getGeneralSentences returns its general sentences', () =>
      expect(getGeneralSentences(createError(body))).toEqual(generalSentences))
    test('getFieldSentences returns its sentences by field', () =>
      expect(getFieldSentences(createError(body))).toEqual(fieldSentences))
  },
)

test('getGeneralSentences prefers non_field_errors to detail, and detail to message', () => {
  const body = { message: 'Tres.', detail: 'Dos.', non_field_errors: ['Uno.'] }
  expect(getGeneralSentences(createError(body))).toEqual(['Uno.'])
  expect(getGeneralSentences(createError({ ...body, non_field_errors: [] }))).toEqual(['Dos.'])
  expect(getGeneralSentences(createError({ ...body, non_field_errors: [''], detail: ' ' }))).toEqual([
    'Tres.',
  ])
})

test.each([
  undefined,
  null,
  '',
  'texto',
  7,
  [],
  ['texto'],
  { detail: 7 },
  { a: { b: [7] } },
  { a: [{}, [], null] },
  { a: [] },
  { a: [7] },
])(
  'getGeneralSentences and getFieldSentences return nothing for a body without a readable sentence: %j',
  (body) => {
    expect(getGeneralSentences(createError(body))).toEqual([])
    expect(getFieldSentences(createError(body))).toEqual({})
  },
)

test('getFieldSentences returns nothing for a status other than 400', () => {
  for (const status of [401, 403, 404, 409, 413, 500]) {
    expect(getFieldSentences(createError({ name: ['No.'] }, status))).toEqual({})
  }
})

test('getGeneralSentences and getFieldSentences return nothing for an error that is not an ApiError', () => {
  for (const error of [new Error('boom'), { body: { detail: 'x' } }, undefined, 'boom']) {
    expect(getGeneralSentences(error)).toEqual([])
    expect(getFieldSentences(error)).toEqual({})
  }
})

test('hasNonFieldErrors is true only for a body with sentences in non_field_errors', () => {
  expect(hasNonFieldErrors(createError({ non_field_errors: ['No.'] }, 401))).toBe(true)
  expect(hasNonFieldErrors(createError({ non_field_errors: [] }, 401))).toBe(false)
  expect(hasNonFieldErrors(createError({ detail: 'La sesión expiró.' }, 401))).toBe(false)
  expect(hasNonFieldErrors(createError('<h1>', 401))).toBe(false)
})

test('isRejection is true only for a response whose status is below 500', () => {
  expect([200, 400, 404, 409, 499].map((status) => isRejection(createError({}, status)))).not.toContain(false)
  const uncertainErrors = [
    createError({}, 500),
    createError({}, 503),
    new ApiError('network'),
    new ApiError('timeout'),
    new Error(),
  ]
  expect(uncertainErrors.map(isRejection)).not.toContain(true)
})
