import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { describeError, hasKnownCause } from '@/copy/errors'

const createStatusError = (status: number, body?: unknown, retryAfter?: number) =>
  new ApiError('status', status, body, { retryAfter })
/** An example of the sentence that a screen passes to `describeError` as the argument `fallback`. */
const fallback = 'Ha ocurrido un error al editar la persona.'

describe('`describeError`, for a failure without a readable response,', () => {
  test.each([
    ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
    ['timeout', 'El servidor está tardando demasiado en responder. Volvé a intentarlo en un momento.'],
    ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
  ] as const)(
    'returns the sentence for the failure %s, after the fallback if there is one',
    (failure, sentence) => {
      expect(describeError(new ApiError(failure))).toEqual([sentence])
      expect(describeError(new ApiError(failure), fallback)).toEqual([fallback, sentence])
    },
  )
})

describe('`describeError`, for a response with messages,', () => {
  test.each([
    ['`non_field_errors`', createStatusError(400, { non_field_errors: ['Uno.', 'Dos.'] }), ['Uno.', 'Dos.']],
    ['`detail`', createStatusError(403, { detail: 'No tenés permiso.' }), ['No tenés permiso.']],
    ['`message`', createStatusError(409, { message: 'Ya fue eliminada.' }), ['Ya fue eliminada.']],
    [
      'fields',
      createStatusError(400, { name: ['Muy largo.'], people: ['Falta.'] }),
      ['Muy largo.', 'Falta.'],
    ],
    [
      '`detail` but not those in fields',
      createStatusError(400, { name: ['Muy largo.'], detail: 'Revisá.' }),
      ['Revisá.'],
    ],
    [
      '`non_field_errors` of a failed sign-in',
      createStatusError(401, { non_field_errors: ['Clave incorrecta.'] }),
      ['Clave incorrecta.'],
    ],
  ])('ignores the fallback, and returns the messages in %s', (_name, error, sentences) => {
    expect(describeError(error)).toEqual(sentences)
    expect(describeError(error, fallback)).toEqual(sentences)
  })
})

describe('`describeError`, for a response without a message,', () => {
  test.each([
    [400, 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'],
    [403, 'No tenés permiso para realizar esta acción.'],
    [404, 'No encontramos lo que buscabas. Puede que ya no exista.'],
    [500, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
    [599, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
  ])('returns the fallback or, without a fallback, the sentence for the status %i', (status, sentence) => {
    for (const body of [undefined, {}, [], 'texto'])
      expect(describeError(createStatusError(status, body))).toEqual([sentence])
    expect(describeError(createStatusError(status), fallback)).toEqual([fallback])
  })

  test('returns only the fallback, even if the fallback is the sentence for unexpected errors', () => {
    const unexpected = 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'
    expect(describeError(createStatusError(500), unexpected)).toEqual([unexpected])
  })
})

const unavailable = 'El servicio no está disponible en este momento: puede estar en mantenimiento.'
const noAnswer = 'El servidor no está respondiendo.'

describe('`describeError`, for a status with a known cause,', () => {
  test.each([
    [413, 'Lo que enviaste pesa demasiado. Probá con un archivo más chico.'],
    [429, 'Hubo demasiados intentos seguidos. Probá de nuevo en unos minutos.'],
    [502, `${noAnswer} Probá de nuevo en unos minutos.`],
    [503, `${unavailable} Probá de nuevo en unos minutos.`],
    [504, `${noAnswer} Probá de nuevo en unos minutos.`],
  ])('returns the sentence for %i, after the fallback if there is one', (status, sentence) => {
    expect(hasKnownCause(createStatusError(status))).toBe(true)
    for (const body of [undefined, {}, [], 'texto'])
      expect(describeError(createStatusError(status, body))).toEqual([sentence])
    expect(describeError(createStatusError(status), fallback)).toEqual([fallback, sentence])
  })

  test.each([
    [1, '1 segundo'],
    [59, '59 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [120, '2 minutos'],
    [3541, '1 hora'],
    [7200, '2 horas'],
    [7201, '3 horas'],
  ])('names the wait that the response asks for: %i seconds', (seconds, wait) => {
    expect(describeError(createStatusError(429, undefined, seconds))).toEqual([
      `Hubo demasiados intentos seguidos. Probá de nuevo en ${wait}.`,
    ])
    expect(describeError(createStatusError(503, {}, seconds), fallback)).toEqual([
      fallback,
      `${unavailable} Probá de nuevo en ${wait}.`,
    ])
  })

  test('returns the messages of the API, and for a 429 the wait after them', () => {
    const body = { detail: 'Demasiados ingresos.' }
    expect(describeError(createStatusError(413, body), fallback)).toEqual(['Demasiados ingresos.'])
    expect(describeError(createStatusError(429, body), fallback)).toEqual(['Demasiados ingresos.'])
    expect(describeError(createStatusError(429, body, 120), fallback)).toEqual([
      'Demasiados ingresos.',
      'Probá de nuevo en 2 minutos.',
    ])
  })
})

test('`hasKnownCause` is true for a failure without a readable response, and false for any other status and error', () => {
  for (const failure of ['network', 'timeout', 'garbage'] as const)
    expect(hasKnownCause(new ApiError(failure))).toBe(true)
  for (const status of [400, 401, 403, 404, 409, 500])
    expect(hasKnownCause(createStatusError(status))).toBe(false)
  expect(hasKnownCause(new TypeError('x'))).toBe(false)
})

test('`describeError` never returns the messages of a 5xx response', () => {
  const trace = 'Traceback (most recent call last)'
  const bodies = [
    { detail: trace },
    { message: trace },
    { non_field_errors: [trace] },
    { name: [trace] },
    trace,
  ]
  for (const status of [500, 502, 503, 504, 599]) {
    for (const body of bodies) {
      expect(describeError(createStatusError(status, body)).join()).not.toContain('Traceback')
      expect(describeError(createStatusError(status, body), fallback)[0]).toBe(fallback)
      expect(describeError(createStatusError(status, body), fallback).join()).not.toContain('Traceback')
    }
  }
})

test('for a 401 without `non_field_errors`, `describeError` says that the session expired', () => {
  const expired = 'Tu sesión venció. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.'
  expect(describeError(createStatusError(401, { detail: 'La sesión expiró.' }))).toEqual([expired])
  expect(describeError(createStatusError(401), fallback)).toEqual([expired])
})

test('if the error is no `ApiError`, `describeError` returns the fallback or the sentence for unexpected errors', () => {
  for (const error of [new TypeError('x is not a function'), 'boom', undefined]) {
    expect(describeError(error)).toEqual(['Ocurrió un error inesperado. Volvé a intentarlo más tarde.'])
    expect(describeError(error, fallback)).toEqual([fallback])
  }
})
