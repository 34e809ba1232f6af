import { findPasswordRefusals } from '@mocks/rules/passwords'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { checkPasswordRules } from '@/features/accounts/passwords'
import {
  createRegistrationValues,
  describeVerificationFailure,
  normalizeTypedDocumentNumber,
  type RegisterValues,
  registerFormSchema,
  toRegistrationKey,
  toSignupFailure,
  toSignupInput,
} from '@/features/accounts/register/register-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const validValues: RegisterValues = {
  code: 'ABC123',
  document: '31222333',
  password: 'jacaranda9',
  acceptsTerms: true,
}
const findErrors = (overrides: Partial<RegisterValues>) =>
  validateWith(registerFormSchema)({ ...validValues, ...overrides })
const noPersonalData = { first_name: '', last_name: '', id_number: '', email: '' }

test("accepts only values that the contract and the backend's password rules accept", () => {
  const anyValues = fc.record({
    code: fc.oneof(fc.stringMatching(/^[a-zA-Z0-9]{6}$/), fc.string({ maxLength: 7 })),
    document: fc.oneof(
      fc.stringMatching(/^[a-zA-Z0-9ñÑ ]{5,13}$/),
      fc.string({ maxLength: 14, unit: 'grapheme' }).map(normalizeTypedDocumentNumber),
    ),
    password: fc.oneof(
      fc.string({ minLength: 6, maxLength: 12, unit: 'grapheme' }),
      fc.string({ minLength: 250, maxLength: 260 }),
    ),
    acceptsTerms: fc.boolean(),
  })
  let acceptedCount = 0
  fc.assert(
    fc.property(anyValues, (values) => {
      if (!v.safeParse(registerFormSchema, values).success) return
      acceptedCount += 1
      expect(findContractErrors('SignupInput', toSignupInput(values, 'nueva@demo.ar'))).toEqual([])
      // Only the backend knows which passwords are common, so the form accepts common passwords.
      const refusals = findPasswordRefusals(values.password, noPersonalData).filter(
        (text) => !text.includes('común'),
      )
      expect(refusals).toEqual([])
    }),
    { numRuns: chooseCount(300, 1500), seed: 20260316 },
  )
  expect(acceptedCount).toBeGreaterThan(chooseCount(10, 50))
})

test('sends the document number without the spaces around it', () => {
  expect(toSignupInput({ ...validValues, document: ' 31222333 ' }, 'nueva@demo.ar').verification_key).toEqual(
    {
      verification_key: 'ABC123',
      last_name: '31222333',
    },
  )
})

test('accepts values at the limits of the rules, and returns an error for each broken rule', () => {
  const tooShortMessage = 'La contraseña debe tener como mínimo 8 caracteres.'
  const lengthMessage = 'El documento debe tener entre 6 y 12 caracteres.'
  const charactersMessage = 'El documento solo puede tener letras, números y espacios.'
  const cases: [Partial<RegisterValues>, object][] = [
    [{}, {}],
    [{ code: 'abc12Z' }, {}],
    [{ code: '' }, { code: 'Campo requerido.' }],
    [{ code: 'ABC12' }, { code: 'Campo requerido.' }],
    [{ document: '' }, { document: 'Campo requerido.' }],
    [{ document: '      ' }, { document: 'Campo requerido.' }],
    [{ document: '12345' }, { document: lengthMessage }],
    [{ document: '123456' }, {}],
    [{ document: ' 31 222 333 ' }, {}],
    [{ document: 'Ñandú12' }, { document: charactersMessage }],
    [{ document: 'AÑ 12345678 ' }, {}],
    [{ document: '123456789012' }, {}],
    [{ document: '1234567890123' }, { document: lengthMessage }],
    [{ password: '' }, { password: 'Campo requerido.' }],
    [{ password: 'abcdef7' }, { password: tooShortMessage }],
    [{ password: 'abcdefg8' }, {}],
    [{ password: '12345678' }, { password: 'La contraseña debe incluir por lo menos una letra.' }],
    [{ password: '1234567ñ' }, {}],
    [{ password: '😀😀😀😀x' }, { password: tooShortMessage }],
    [{ password: '😀😀😀😀😀😀😀x' }, {}],
    [{ password: `${'9'.repeat(199)}z` }, {}],
    [{ password: 'é'.repeat(256) }, {}],
    [{ password: 'é'.repeat(257) }, { password: 'La contraseña puede tener como máximo 256 caracteres.' }],
    [{ acceptsTerms: false }, { acceptsTerms: 'Debés aceptar los términos y condiciones para registrarte' }],
  ]
  for (const [overrides, errors] of cases)
    expect(findErrors(overrides), JSON.stringify(overrides)).toEqual(errors)
})

test('builds the verification request only if the code and the document number are complete', () => {
  expect(toRegistrationKey(validValues)).toEqual({ verification_key: 'ABC123', last_name: '31222333' })
  expect(toRegistrationKey({ ...validValues, document: ' 31222333 ' })?.last_name).toBe('31222333')
  for (const values of [
    { ...validValues, code: 'ABC12' },
    { ...validValues, document: '3122' },
    { ...validValues, document: '' },
  ])
    expect(toRegistrationKey(values)).toBeUndefined()
})

test('normalizes a typed or pasted document number', () => {
  expect(normalizeTypedDocumentNumber('31.222.333')).toBe('31222333')
  expect(normalizeTypedDocumentNumber('31-222-333')).toBe('31222333')
  expect(normalizeTypedDocumentNumber('31\u00a0222\t333')).toBe('31 222 333')
  expect(normalizeTypedDocumentNumber('N\u0303AND12')).toBe('ÑAND12')
})

test('prefills a code of six letters and digits from a link, and leaves the code empty for a hostile text', () => {
  expect(createRegistrationValues('ABC123').code).toBe('ABC123')
  expect(createRegistrationValues('abc12z').code).toBe('abc12z')
  expect(createRegistrationValues(null)).toEqual({
    code: '',
    document: '',
    password: '',
    acceptsTerms: false,
  })
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100)
  for (const text of hostileTexts) expect(createRegistrationValues(text).code, text).toBe('')
})

test('returns whether the password meets each rule, and undefined for the rules that only the backend checks', () => {
  const listRuleStates = (password: string) => checkPasswordRules(password).map(({ isMet }) => isMet)
  expect(checkPasswordRules('').map(({ rule }) => rule)).toEqual(['length', 'letter', 'personal', 'common'])
  expect(listRuleStates('')).toEqual([false, false, undefined, undefined])
  expect(listRuleStates('12345678')).toEqual([true, false, undefined, undefined])
  expect(listRuleStates('ñ')).toEqual([false, true, undefined, undefined])
  expect(listRuleStates('jacaranda9')).toEqual([true, true, undefined, undefined])
})

test('describes each failed verification, and says whether a retry may succeed', () => {
  const unknownUserMessage =
    'No se encontró un usuario con los datos provistos. Por favor contáctenos para que podamos asistirlo.'
  const failureMessage = 'No se pudo registrar su usuario. Por favor contáctenos para que podamos asistirlo.'
  const describeStatus = (status: number, body?: unknown) =>
    describeVerificationFailure(new ApiError('status', status, body))
  expect(describeStatus(400, { verification_key: ['Ya fue utilizado.'] })).toEqual({
    code: 'Ya fue utilizado.',
    canRetry: false,
  })
  expect(describeStatus(400, { id_number: ['No corresponde.'] })).toEqual({
    document: 'No corresponde.',
    canRetry: false,
  })
  const severalErrors = { verification_key: ['Venció.', 'Pedí otro.'], id_number: ['No.', 'Revisalo.'] }
  expect(describeStatus(400, severalErrors)).toEqual({
    code: 'Venció. Pedí otro.',
    document: 'No. Revisalo.',
    canRetry: false,
  })
  for (const body of [undefined, {}, { detail: 'no' }, { verification_key: [] }, ['x'], '<html>'])
    expect(describeStatus(400, body)).toEqual({ general: unknownUserMessage, canRetry: false })
  for (const status of [413, 429, 502, 503, 504])
    expect(describeStatus(status)).toEqual({ general: expect.stringContaining('Probá'), canRetry: true })
  for (const status of [401, 403, 404, 409, 500])
    expect(describeStatus(status, { verification_key: ['x'] })).toEqual({
      general: failureMessage,
      canRetry: true,
    })
  const tooManyAttempts = new ApiError('status', 429, { detail: 'Esperá.' }, { retryAfter: 30 })
  expect(describeVerificationFailure(tooManyAttempts).general).toBe('Esperá. Probá de nuevo en 30 segundos.')
  expect(describeVerificationFailure(new ApiError('network')).general).toBe(
    'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  )
  expect(describeVerificationFailure(new TypeError('x'))).toEqual({ general: failureMessage, canRetry: true })
})

test('shows an error about the username for the whole form, because the form has no such field', () => {
  const createError = (body: unknown) => new ApiError('status', 400, body)
  const readFailure = (body: unknown) => toSignupFailure(createError(body))
  const usernameErrors = { username: ['Ya existe.', 'Ingresá.'] }
  const toGeneralError = (sentence: string) =>
    expect.objectContaining({ failure: 'status', status: 400, body: { non_field_errors: [sentence] } })
  expect(readFailure(usernameErrors)).toEqual(toGeneralError('Ya existe. Ingresá.'))
  expect(readFailure({ ...usernameErrors, password: ['Es común.'] })).toEqual(
    toGeneralError('Ya existe. Ingresá. Es común.'),
  )
  expect(readFailure({ ...usernameErrors, non_field_errors: ['Ya tenés cuenta.'] })).toEqual(
    toGeneralError('Ya tenés cuenta.'),
  )
  for (const error of [createError({ password: ['Es común.'] }), createError(undefined), new TypeError('x')])
    expect(toSignupFailure(error)).toBe(error)
})
