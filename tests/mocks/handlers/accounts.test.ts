import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend, paths } from './backend'

const verifyPath = '/fapi/resident/verify/'
const signupPath = '/fapi/resident/signup/'
const recoveryPath = '/fapi/password-recovery/'
const confirmPath = '/fapi/password-recovery/confirm/'
/** A valid registration code of the scenario. The contract's field `last_name` contains the document number, not a name. */
const key = { verification_key: 'ABC123', last_name: '31222333' }
const newUser = { verification_key: key, username: 'nueva@demo.ar', password: 'jacaranda9' }
const invalidLinkRefusal = { status: 400, body: { token: ['El enlace no es válido o ya venció.'] } }

describe('registration', () => {
  it('returns the email, the neighbourhood and the lot of a valid code', async () => {
    const { send } = await createBackend()
    expect(await send('POST', verifyPath, key)).toEqual({
      status: 200,
      body: { email: 'nueva@demo.ar', real_property_name: 'Los Álamos', lot_identifier: 'D-4' },
    })
  })

  it('reports whether the code or the document number is invalid', async () => {
    const { send } = await createBackend()
    const findInvalidFields = async (overrides: object) =>
      Object.keys((await send<object>('POST', verifyPath, { ...key, ...overrides })).body)
    expect(await findInvalidFields({ verification_key: 'ZZZ999' })).toEqual(['verification_key'])
    expect(await findInvalidFields({ last_name: '31222334' })).toEqual(['id_number'])
  })

  it('creates a user who can sign in, and a session that contains the lot', async () => {
    const { send, login } = await createBackend()
    const { status, body } = await send<Schemas['SessionData']>('POST', signupPath, newUser)
    expect(status).toBe(201)
    expect(body.properties.map(({ identifier }) => identifier)).toEqual(['D-4'])
    expect((await send('GET', paths.contacts(101), undefined, body.token)).status).toBe(200)
    expect((await login('31222333', 'jacaranda9')).status).toBe(200)
  })

  it('rejects a code that was used', async () => {
    const { send } = await createBackend()
    await send('POST', signupPath, newUser)
    const usedCodeRefusal = {
      status: 400,
      body: { verification_key: ['El código ingresado no es válido o ya fue utilizado.'] },
    }
    expect(await send('POST', verifyPath, key)).toEqual(usedCodeRefusal)
    expect(await send('POST', signupPath, newUser)).toEqual(usedCodeRefusal)
  })

  it('rejects a weak password and leaves the state unchanged', async () => {
    const { send, mock } = await createBackend()
    const before = mock.world.serialise()
    const signUpWith = (password: string) => send('POST', signupPath, { ...newUser, password })
    expect(await signUpWith('password1')).toEqual({
      status: 400,
      body: { password: ['La contraseña es demasiado común.'] },
    })
    expect(await signUpWith('martina99')).toEqual({
      status: 400,
      body: { password: ['La contraseña es demasiado parecida a tus datos personales.'] },
    })
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('password recovery', () => {
  it('returns the same response for any email and sends a mail only to an existing user', async () => {
    const { send, mock } = await createBackend()
    const before = mock.db.mailbox.count()
    const existingUserResponse = await send('POST', recoveryPath, { email: 'inquilino@demo.ar' })
    const unknownUserResponse = await send('POST', recoveryPath, { email: 'nadie@demo.ar' })
    expect([existingUserResponse, unknownUserResponse.status]).toEqual([unknownUserResponse, 204])
    expect(mock.db.mailbox.count()).toBe(before + 1)
  })

  it('accepts the link in the mail only once, sets the new password and ends the sessions of the user', async () => {
    const { send, signIn, login, mock } = await createBackend()
    const inquilino = await signIn(accounts.inquilino)
    await send('POST', recoveryPath, { email: 'INQUILINO@demo.ar' })
    const mail = mock.db.mailbox.find(({ to }) => to === accounts.inquilino).at(-1)
    const [, , uid, token] = mail?.link?.split('/') ?? []
    const newPassword = { uid, token, new_password: 'jacaranda9', re_new_password: 'jacaranda9' }
    expect((await send('POST', confirmPath, newPassword)).status).toBe(204)
    expect((await inquilino.get(paths.modules(101))).status).toBe(401)
    expect((await login(accounts.inquilino)).status).toBe(401)
    expect((await login(accounts.inquilino, 'jacaranda9')).status).toBe(200)
    expect(await send('POST', confirmPath, newPassword)).toEqual(invalidLinkRefusal)
  })

  it('accepts the link of the scenario, and rejects an expired link and a link whose uid does not match its token', async () => {
    const { send } = await createBackend()
    const passwords = { new_password: 'jacaranda9', re_new_password: 'jacaranda9' }
    expect(
      await send('POST', confirmPath, { uid: 'demo-uid', token: 'expired-token', ...passwords }),
    ).toEqual(invalidLinkRefusal)
    expect(await send('POST', confirmPath, { uid: 'other', token: 'demo-token', ...passwords })).toEqual(
      invalidLinkRefusal,
    )
    expect(
      (await send('POST', confirmPath, { uid: 'demo-uid', token: 'demo-token', ...passwords })).status,
    ).toBe(204)
  })

  it('keeps the link valid if the password is rejected', async () => {
    const { send } = await createBackend()
    const link = { uid: 'demo-uid', token: 'demo-token' }
    const response = await send('POST', confirmPath, {
      ...link,
      new_password: '12345678',
      re_new_password: '12345678',
    })
    expect(response).toEqual({
      status: 400,
      body: { new_password: ['La contraseña debe incluir por lo menos una letra.'] },
    })
    const validBody = { ...link, new_password: 'jacaranda9', re_new_password: 'jacaranda9' }
    expect((await send('POST', confirmPath, validBody)).status).toBe(204)
  })
})

describe('updating one’s own person', () => {
  it('changes the email with which the user signs in', async () => {
    const { signIn, login } = await createBackend()
    const residente = await signIn()
    const input = { email: 'caro@demo.ar', mobile_phone_number: '1155550199' }
    expect(await residente.put(paths.person(101, 301), input)).toEqual({ status: 200, body: input })
    expect((await login('caro@demo.ar')).body.user.email).toBe('caro@demo.ar')
    expect((await login(accounts.residente)).status).toBe(401)
  })

  it('rejects the email of another user', async () => {
    const { signIn } = await createBackend()
    const residente = await signIn()
    const input = { email: accounts.obra, mobile_phone_number: '1155550199' }
    expect(await residente.put(paths.person(101, 301), input)).toEqual({
      status: 409,
      body: { message: 'Ya existe otra persona con este email.' },
    })
  })
})

describe('the calls for terms and catalogs', () => {
  it('return the terms without a session, and the catalogs only with a session', async () => {
    const { send, signIn } = await createBackend()
    const terms = await send<Schemas['Terms']>('GET', '/fapi/terms/')
    expect(terms.body.content).toMatch(/^<h2>/)
    expect((await send('GET', '/api/country/')).status).toBe(401)
    const residente = await signIn()
    const countries = await residente.get<Schemas['Country'][]>('/api/country/')
    expect(countries.body).toContainEqual({ code: 'AR', name: 'Argentina', mobile_phone_code: '+54' })
    const types = await residente.get<Schemas['IdType'][]>('/api/idtype/')
    expect(types.body[0]).toEqual({ code: 'DNI', name: 'DNI' })
  })
})
