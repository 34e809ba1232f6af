import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import {
  describeRecoveryFailure,
  parseRecoveryLink,
  recoverForm,
  requestForm,
  toNewPasswordInput,
  toRecoveryInput,
} from '@/features/accounts/recovery/recovery-forms'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { findContractErrors } from '../../support/contract-errors'

const link = { uid: 'demo-uid', token: 'demo-token' }

test('requires a valid email', () => {
  const required = 'Por favor ingrese su email'
  const invalid = 'Por favor ingrese un email válido'
  const table: [string, string | undefined][] = [
    ['', required],
    ['   ', required],
    ['residente@demo.ar', undefined],
    ['  Residente@Demo.AR ', undefined],
    ["o'higgins+barrio@sub.demo.com.ar", undefined],
    [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}demoar`, undefined],
    [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}demoarg`, invalid],
    ['residente', invalid],
    ['residente@demo', invalid],
    ['@demo.ar', invalid],
    ['residente@.ar', invalid],
    ['dos@demo.ar, tres@demo.ar', invalid],
    ['re sidente@demo.ar', invalid],
    ['residente@demo.ar\u0000', invalid],
    ['josé@demo.ar', invalid],
    ['ſ@demo.ar', invalid],
  ]
  for (const [email, sentence] of table)
    expect(validateWith(requestForm)({ email }), email).toEqual(sentence ? { email: sentence } : {})
})

test('sends an accepted email in lower case, as the contract accepts it', () => {
  expect(toRecoveryInput({ email: '  Residente@Demo.AR ' })).toEqual({ email: 'residente@demo.ar' })
  let accepted = 0
  const anyEmail = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }))
      .map(([one, two]) => `${one}@${two}.ar`),
  )
  fc.assert(
    fc.property(anyEmail, (email) => {
      if (!v.safeParse(requestForm, { email }).success) return
      accepted += 1
      expect(findContractErrors('RecoveryInput', toRecoveryInput({ email }))).toEqual([])
    }),
    { numRuns: 1000, seed: 20260316 },
  )
  expect(accepted).toBeGreaterThan(200)
})

test('shows the sentence of each rule of the new password', () => {
  const errorsOf = (password: string, repeat: string) => validateWith(recoverForm)({ password, repeat })
  const differ = { repeat: 'Las contraseñas no coinciden' }
  expect(errorsOf('jacaranda9', 'jacaranda9')).toEqual({})
  expect(errorsOf('', '')).toEqual({ password: 'Campo requerido.', repeat: 'Campo requerido.' })
  expect(errorsOf('jacaranda9', '')).toEqual({ repeat: 'Campo requerido.' })
  expect(errorsOf('jacaranda9', 'jacaranda8')).toEqual(differ)
  expect(errorsOf('jacaranda9', 'Jacaranda9')).toEqual(differ)
  expect(errorsOf('corta1', 'corta2')).toEqual({
    password: 'La contraseña debe tener como mínimo 8 caracteres.',
    ...differ,
  })
  expect(errorsOf('12345678', '12345678')).toEqual({
    password: 'La contraseña debe incluir por lo menos una letra.',
  })
  for (const password of [`${'9'.repeat(199)}z`, '😀😀😀😀😀😀😀x', ' espacios alrededor '])
    expect(
      findContractErrors('NewPasswordInput', toNewPasswordInput({ password, repeat: password }, link)),
    ).toEqual([])
})

test('sends only links that the contract accepts, whatever the address contains', () => {
  expect(parseRecoveryLink(link)).toEqual(link)
  expect(parseRecoveryLink({ ...link, more: 'x' })).toEqual(link)
  const never: unknown[] = [
    undefined,
    null,
    'x',
    1,
    [],
    {},
    { uid: 'x' },
    { ...link, token: '' },
    { ...link, token: 1 },
  ]
  for (const given of never) expect(parseRecoveryLink(given)).toBeUndefined()
  let sent = 0
  for (const text of hostileTexts)
    for (const given of [
      { ...link, uid: text },
      { ...link, token: text },
    ]) {
      const read = parseRecoveryLink(given)
      if (!read) continue
      sent += 1
      const input = toNewPasswordInput({ password: 'jacaranda9', repeat: 'jacaranda9' }, read)
      expect(findContractErrors('NewPasswordInput', input), text).toEqual([])
    }
  expect(sent).toBeGreaterThan(50)
  expect(parseRecoveryLink({ ...link, token: 'x'.repeat(200) })).toBeDefined()
  expect(parseRecoveryLink({ ...link, token: 'x'.repeat(201) })).toBeUndefined()
})

test('describes each refused password with the prescribed sentence', () => {
  const expired = 'Caducó el tiempo para recuperar la contraseña, por favor vuelva a empezar.'
  const failed = 'Ha ocurrido un error, por favor contacte con soporte.'
  const refusal = (status: number, body?: unknown) =>
    describeRecoveryFailure(new ApiError('status', status, body))
  expect(refusal(400, { token: ['Invalid value'] })).toEqual({ sentence: expired, isFinal: true })
  expect(refusal(400, { token: ['x'], new_password: ['y'] })).toEqual({ sentence: expired, isFinal: true })
  expect(refusal(400, { new_password: ['Es demasiado común.', 'Es corta.'] })).toEqual({
    sentence: 'Es demasiado común. Es corta.',
    isFinal: false,
  })
  for (const body of [undefined, {}, { uid: ['x'] }, { detail: 'x' }, []])
    expect(refusal(400, body)).toEqual({ sentence: failed, isFinal: true })
  for (const status of [401, 403, 404, 409, 413, 429, 500, 503])
    expect(refusal(status, { token: ['x'] })).toEqual({ sentence: failed, isFinal: true })
  expect(describeRecoveryFailure(new ApiError('timeout')).isFinal).toBe(false)
})
