import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { describeError } from '@/copy/errors'

const refused = (status: number, body?: unknown) => new ApiError('status', status, body)
const fallback = 'Ha ocurrido un error al editar la persona.'

describe('a failure without an answer', () => {
  test.each([
    ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
    ['timeout', 'El servidor está tardando demasiado en responder. Volvé a intentarlo en un momento.'],
    ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
  ] as const)('%s is said, after the sentence of the screen', (failure, sentence) => {
    expect(describeError(new ApiError(failure))).toEqual([sentence])
    expect(describeError(new ApiError(failure), fallback)).toEqual([fallback, sentence])
  })
})

describe('the messages of the API', () => {
  test.each([
    ['non_field_errors', refused(400, { non_field_errors: ['Uno.', 'Dos.'] }), ['Uno.', 'Dos.']],
    ['detail', refused(403, { detail: 'No tenés permiso.' }), ['No tenés permiso.']],
    ['message', refused(409, { message: 'Ya fue eliminada.' }), ['Ya fue eliminada.']],
    ['fields alone', refused(400, { name: ['Muy largo.'], people: ['Falta.'] }), ['Muy largo.', 'Falta.']],
    ['a field and the whole', refused(400, { name: ['Muy largo.'], detail: 'Revisá.' }), ['Revisá.']],
    ['a refused sign-in', refused(401, { non_field_errors: ['Clave incorrecta.'] }), ['Clave incorrecta.']],
  ])('%s is shown, before the sentence of the screen', (_name, error, sentences) => {
    expect(describeError(error)).toEqual(sentences)
    expect(describeError(error, fallback)).toEqual(sentences)
  })
})

describe('an answer without a message', () => {
  test.each([
    [400, 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'],
    [403, 'No tenés permiso para realizar esta acción.'],
    [404, 'No encontramos lo que buscabas. Puede que ya no exista.'],
    [413, 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'],
    [429, 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'],
    [500, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
    [503, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
  ])('after a silent %i', (status, sentence) => {
    for (const body of [undefined, {}, [], 'texto'])
      expect(describeError(refused(status, body))).toEqual([sentence])
    expect(describeError(refused(status), fallback)).toEqual([fallback])
  })

  test('shows the sentence of the screen unchanged', () => {
    const unexpected = 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.'
    expect(describeError(refused(500), unexpected)).toEqual([unexpected])
  })
})

test('never shows the messages of a 500', () => {
  const words = 'Traceback (most recent call last)'
  const bodies = [
    { detail: words },
    { message: words },
    { non_field_errors: [words] },
    { name: [words] },
    words,
  ]
  for (const status of [500, 502, 503, 504, 599]) {
    for (const body of bodies) {
      expect(describeError(refused(status, body)).join()).not.toContain('Traceback')
      expect(describeError(refused(status, body), fallback)).toEqual([fallback])
    }
  }
})

test('says that nothing was lost after the session expired', () => {
  const expired = 'Tu sesión venció. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.'
  expect(describeError(refused(401, { detail: 'La sesión expiró.' }))).toEqual([expired])
  expect(describeError(refused(401), fallback)).toEqual([expired])
})

test('describes any other error as unexpected', () => {
  for (const error of [new TypeError('x is not a function'), 'boom', undefined]) {
    expect(describeError(error)).toEqual(['Ocurrió un error inesperado. Volvé a intentarlo más tarde.'])
    expect(describeError(error, fallback)).toEqual([fallback])
  }
})
