import {
  changeContactData,
  changePassword,
  consumeRecoveryLink,
  createRecovery,
  findCode,
  signUp,
  verifyRegistration,
} from '@mocks/rules/accounts'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow, createUserRow } from './sample-rows'

const now = new Date('2026-03-16T13:00:00Z')
const code = {
  id: 1,
  verification_key: 'ABC123',
  person_id: 307,
  property_id: 204,
  email: 'nueva@demo.ar',
  is_used: false,
}
const martina = createPersonRow(307, { first_name: 'Martina', last_name: 'Quiroga', id_number: '31222333' })
const registration = { code, person: martina }

describe('registration with a code', () => {
  it('finds a code regardless of upper and lower case', () => {
    expect(findCode([code], 'abc123')).toBe(code)
    expect(findCode([code], 'ABC124')).toBeUndefined()
  })

  it('accepts only an unused code, with the document number of the person who received it', () => {
    expect(verifyRegistration(registration, '31.222.333')).toBe(registration)
    const invalidCodeRefusal = {
      status: 400,
      body: { verification_key: ['El código ingresado no es válido o ya fue utilizado.'] },
    }
    expect(catchRefusal(() => verifyRegistration(undefined, '31222333'))).toEqual(invalidCodeRefusal)
    const usedRegistration = { ...registration, code: { ...code, is_used: true } }
    expect(catchRefusal(() => verifyRegistration(usedRegistration, '31222333'))).toEqual(invalidCodeRefusal)
    expect(catchRefusal(() => verifyRegistration(registration, '31222334'))).toEqual({
      status: 400,
      body: { id_number: ['El número de documento no corresponde al código ingresado.'] },
    })
  })

  it('creates a user for the person who received the code, and marks the code as used', () => {
    const input = {
      // In the contract, the field `last_name` of the verification contains the document number.
      verification_key: { verification_key: 'ABC123', last_name: '31222333' },
      username: 'Nueva@demo.ar',
      password: 'jacaranda9',
    }
    const newAccount = signUp(registration, input, [createUserRow()], 6)
    expect(newAccount.code.is_used).toBe(true)
    expect(newAccount.person).toEqual({ ...martina, user_id: 6 })
    expect(newAccount.user).toMatchObject({
      id: 6,
      email: 'nueva@demo.ar',
      id_number: '31222333',
      groups: [],
    })
  })

  it('reports an invalid username and a weak password together, and rejects the username of another user', () => {
    const verification_key = { verification_key: 'ABC123', last_name: '31222333' }
    const catchSignUpRefusal = (username: string, password: string, users = [createUserRow()]) =>
      catchRefusal(() => signUp(registration, { verification_key, username, password }, users, 6))
    expect(catchSignUpRefusal('otra@demo.ar', 'quiroga2026')).toEqual({
      status: 400,
      body: {
        username: ['El usuario debe ser el email al que llegó el código.'],
        password: ['La contraseña es demasiado parecida a tus datos personales.'],
      },
    })
    expect(
      catchSignUpRefusal('nueva@demo.ar', 'jacaranda9', [createUserRow({ email: 'nueva@demo.ar' })]),
    ).toEqual({
      status: 400,
      body: { username: ['Ya existe un usuario con este email.'] },
    })
  })
})

describe('password recovery', () => {
  const { link, mail } = createRecovery(createUserRow(), { linkId: 3, mailId: 4, uid: 'u', token: 't' }, now)

  it('sends a mail with a link that expires after one day', () => {
    expect(link).toEqual({
      id: 3,
      user_id: 1,
      uid: 'u',
      token: 't',
      expires_at: '2026-03-17T13:00:00.000Z',
      is_used: false,
    })
    expect(mail).toMatchObject({ to: 'carolina@demo.ar', kind: 'recovery', link: '/password-recover/u/t' })
  })

  it('accepts a link only once, and only before its expiry', () => {
    const usedLink = consumeRecoveryLink(link, now)
    expect(usedLink.is_used).toBe(true)
    const invalidLinkRefusal = { status: 400, body: { token: ['El enlace no es válido o ya venció.'] } }
    expect(catchRefusal(() => consumeRecoveryLink(usedLink, now))).toEqual(invalidLinkRefusal)
    expect(catchRefusal(() => consumeRecoveryLink(undefined, now))).toEqual(invalidLinkRefusal)
    expect(catchRefusal(() => consumeRecoveryLink(link, new Date(link.expires_at)))).toEqual(
      invalidLinkRefusal,
    )
  })

  it('stores a strong, confirmed password, and reports a weak password together with a confirmation that differs', () => {
    expect(
      changePassword(createUserRow(), { new_password: 'jacaranda9', re_new_password: 'jacaranda9' }),
    ).toEqual(createUserRow({ password: 'jacaranda9' }))
    expect(
      catchRefusal(() =>
        changePassword(createUserRow(), { new_password: 'carolina', re_new_password: 'jacaranda9' }),
      ),
    ).toEqual({
      status: 400,
      body: {
        new_password: ['La contraseña es demasiado parecida a tus datos personales.'],
        re_new_password: ['Las contraseñas no coinciden'],
      },
    })
  })
})

describe('changing contact data', () => {
  it('changes the phone number and the sign-in email, accepts the current email, and rejects the email of another user', () => {
    const input = { email: 'Caro@demo.ar', mobile_phone_number: '1155550199' }
    const changedData = changeContactData(createUserRow(), martina, input, [
      createUserRow(),
      createUserRow({ id: 2, email: 'dos@demo.ar' }),
    ])
    const ownEmail = { ...input, email: 'carolina@demo.ar' }
    expect(changeContactData(createUserRow(), martina, ownEmail, [createUserRow()]).user).toEqual(
      createUserRow(),
    )
    expect(changedData.user.email).toBe('caro@demo.ar')
    expect(changedData.person).toEqual({
      ...martina,
      email: 'caro@demo.ar',
      mobile_phone_number: '1155550199',
    })
    expect(
      catchRefusal(() =>
        changeContactData(createUserRow(), martina, input, [createUserRow({ id: 2, email: 'caro@demo.ar' })]),
      ),
    ).toEqual({ status: 409, body: { message: 'Ya existe otra persona con este email.' } })
  })
})

describe('the username of a registration', () => {
  const verification_key = { verification_key: 'ABC123', last_name: '31222333' }
  const register = (username: string, users = [createUserRow()]) =>
    signUp(registration, { verification_key, username, password: 'jacaranda9' }, users, 6)

  it('may have spaces around it', () => {
    expect(register(' nueva@demo.ar ').user.email).toBe('nueva@demo.ar')
  })

  it('is refused if one of several users has it', () => {
    const users = [createUserRow(), createUserRow({ id: 2, email: 'nueva@demo.ar' })]
    expect(catchRefusal(() => register('nueva@demo.ar', users)).body).toHaveProperty('username')
  })
})
