import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiError, SavedEarlierError } from '@/api/api-error'
import {
  describeRecoveryFailure,
  FinalRecoveryError,
  newPasswordFormSchema,
  parseRecoveryLink,
  passwordRequestFormSchema,
  toNewPasswordInput,
  toRecoveryInput,
} from '@/features/accounts/recovery/recovery-forms'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const link = { uid: 'demo-uid', token: 'demo-token' }

test('requires a valid email', () => {
  const requiredMessage = 'Por favor ingrese su email'
  const invalidMessage = 'Por favor ingrese un email válido'
  const cases: [string, string | undefined][] = [
    ['', requiredMessage],
    ['   ', requiredMessage],
    ['residente@demo.ar', undefined],
    ['  Residente@Demo.AR ', undefined],
    ["o'higgins+barrio@sub.demo.com.ar", undefined],
    [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}demoar`, undefined],
    [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}demoarg`, invalidMessage],
    ['residente', invalidMessage],
    ['residente@demo', invalidMessage],
    ['@demo.ar', invalidMessage],
    ['residente@.ar', invalidMessage],
    ['dos@demo.ar, tres@demo.ar', invalidMessage],
    ['re sidente@demo.ar', invalidMessage],
    ['residente@demo.ar\u0000', invalidMessage],
    ['josé@demo.ar', invalidMessage],
    ['ſ@demo.ar', invalidMessage],
  ]
  for (const [email, message] of cases)
    expect(validateWith(passwordRequestFormSchema)({ email }), email).toEqual(
      message ? { email: message } : {},
    )
})

test('builds a request that the contract accepts, with the email in lower case and without surrounding spaces', () => {
  expect(toRecoveryInput({ email: '  Residente@Demo.AR ' })).toEqual({ email: 'residente@demo.ar' })
  let acceptedCount = 0
  const anyEmail = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }))
      .map(([localPart, domain]) => `${localPart}@${domain}.ar`),
  )
  fc.assert(
    fc.property(anyEmail, (email) => {
      if (!v.safeParse(passwordRequestFormSchema, { email }).success) return
      acceptedCount += 1
      expect(findContractErrors('RecoveryInput', toRecoveryInput({ email }))).toEqual([])
    }),
    { numRuns: chooseCount(200, 1000), seed: 20260316 },
  )
  expect(acceptedCount).toBeGreaterThan(chooseCount(40, 200))
})

test('returns an error for each broken password rule, and builds requests that the contract accepts', () => {
  const findErrors = (password: string, repeat: string) =>
    validateWith(newPasswordFormSchema)({ password, repeat })
  const mismatchError = { repeat: 'Las contraseñas no coinciden' }
  expect(findErrors('jacaranda9', 'jacaranda9')).toEqual({})
  expect(findErrors('', '')).toEqual({ password: 'Campo requerido.', repeat: 'Campo requerido.' })
  expect(findErrors('jacaranda9', '')).toEqual({ repeat: 'Campo requerido.' })
  expect(findErrors('jacaranda9', 'jacaranda8')).toEqual(mismatchError)
  expect(findErrors('jacaranda9', 'Jacaranda9')).toEqual(mismatchError)
  expect(findErrors('corta1', 'corta2')).toEqual({
    password: 'La contraseña debe tener como mínimo 8 caracteres.',
    ...mismatchError,
  })
  expect(findErrors('12345678', '12345678')).toEqual({
    password: 'La contraseña debe incluir por lo menos una letra.',
  })
  for (const password of [`${'9'.repeat(199)}z`, '😀😀😀😀😀😀😀x', ' espacios alrededor '])
    expect(
      findContractErrors('NewPasswordInput', toNewPasswordInput({ password, repeat: password }, link)),
    ).toEqual([])
})

test('parses a recovery link only if the contract accepts its parts', () => {
  expect(parseRecoveryLink(link)).toEqual(link)
  expect(parseRecoveryLink({ ...link, extra: 'x' })).toEqual(link)
  const invalidLinks: unknown[] = [
    undefined,
    null,
    'x',
    1,
    [],
    {},
    { uid: 'x' },
    { ...link, token: '' },
    { ...link, token: 1 },
    { ...link, token: ' x' },
    { ...link, token: 'x ' },
  ]
  for (const invalidLink of invalidLinks) expect(parseRecoveryLink(invalidLink)).toBeUndefined()
  let acceptedCount = 0
  for (const text of hostileTexts)
    for (const hostileLink of [
      { ...link, uid: text },
      { ...link, token: text },
    ]) {
      const parsedLink = parseRecoveryLink(hostileLink)
      if (!parsedLink) continue
      acceptedCount += 1
      const input = toNewPasswordInput({ password: 'jacaranda9', repeat: 'jacaranda9' }, parsedLink)
      expect(findContractErrors('NewPasswordInput', input), text).toEqual([])
    }
  expect(acceptedCount).toBeGreaterThan(50)
  expect(parseRecoveryLink({ ...link, token: 'x'.repeat(200) })).toBeDefined()
  expect(parseRecoveryLink({ ...link, token: 'x'.repeat(201) })).toBeUndefined()
})

test('describes each failure to set the new password, and says whether the failure is final', () => {
  // After a final failure, the form opens the sign-in.
  const expiredMessage = 'Caducó el tiempo para recuperar la contraseña, por favor vuelva a empezar.'
  const failureMessage = 'Ha ocurrido un error, por favor contacte con soporte.'
  const describeStatus = (status: number, body?: unknown) =>
    describeRecoveryFailure(new ApiError('status', status, body))
  expect(describeStatus(400, { token: ['Invalid value'] })).toEqual({
    sentence: expiredMessage,
    isFinal: true,
  })
  expect(describeStatus(400, { token: ['x'], new_password: ['y'] })).toEqual({
    sentence: expiredMessage,
    isFinal: true,
  })
  expect(describeStatus(400, { new_password: ['Es demasiado común.', 'Es corta.'] })).toEqual({
    sentence: 'Es demasiado común. Es corta.',
    isFinal: false,
  })
  for (const body of [undefined, {}, { uid: ['x'] }, { detail: 'x' }, []])
    expect(describeStatus(400, body)).toEqual({ sentence: failureMessage, isFinal: true })
  for (const status of [401, 403, 404, 409, 500])
    expect(describeStatus(status, { token: ['x'] })).toEqual({ sentence: failureMessage, isFinal: true })
  for (const status of [413, 429, 502, 503, 504])
    expect(describeStatus(status)).toEqual({ sentence: expect.stringContaining('Probá'), isFinal: false })
  expect(describeRecoveryFailure(new ApiError('timeout')).isFinal).toBe(false)
  const tooManyAttempts = new ApiError('status', 429, { detail: 'Esperá.' }, { retryAfter: 30 })
  expect(describeRecoveryFailure(tooManyAttempts).sentence).toBe('Esperá. Probá de nuevo en 30 segundos.')
  expect(describeRecoveryFailure(new FinalRecoveryError(expiredMessage))).toEqual({
    sentence: expiredMessage,
    isFinal: true,
  })
  expect(describeRecoveryFailure(new SavedEarlierError())).toEqual({
    sentence: 'Tu contraseña ya cambió: quedó la que escribiste antes. Ingresá con ella o pedí otro enlace.',
    isFinal: true,
  })
})
