import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend, paths } from './backend'

const invalidSessionRefusal = { status: 401, body: { detail: 'La sesión expiró.' } }

const advanceMinutes = (mock: Awaited<ReturnType<typeof createBackend>>['mock'], minutes: number) =>
  mock.request('/__mock/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: `PT${minutes}M` }),
  })

describe('login', () => {
  it('accepts a document number as the username, and returns the user, the lots and both neighbourhoods', async () => {
    const { login } = await createBackend()
    const { status, body } = await login('30111222')
    expect(status).toBe(200)
    expect(body.user).toEqual({
      groups: [],
      first_name: 'Carolina',
      last_name: 'Ibáñez',
      email: 'residente@demo.ar',
    })
    expect(
      body.properties.map((lot) => [lot.real_property_id, lot.property_id, lot.person_id, lot.identifier]),
    ).toEqual([
      [101, 201, 301, 'A-12'],
      [101, 202, 301, 'B-7'],
      [102, 301, 302, '15'],
    ])
    expect(body.customer.map(({ id, name, multiarea }) => [id, name, multiarea])).toEqual([
      [101, 'Los Álamos', true],
      [102, 'Las Acacias', false],
    ])
    expect(body).toMatchObject({ jwt_duration: 480, session_id: 's-000001' })
    expect(body.idtype?.map(({ code }) => code)).toEqual(['DNI', 'CI', 'LC', 'LE', 'PASAPORTE', 'OTRO'])
  })

  it.each([
    ['inquilino', [], ['C-3']],
    ['obra', [], []],
    ['admin', ['PROPERTY_ADMIN'], []],
    ['consejo', ['AUDITOR'], ['E-9']],
  ] as const)('returns the groups and lots of %s', async (account, groups, lots) => {
    const { login } = await createBackend()
    const { body } = await login(accounts[account])
    expect(body.user.groups).toEqual(groups)
    expect(body.properties.map(({ identifier }) => identifier)).toEqual(lots)
    expect(body.customer.map(({ id }) => id)).toEqual([101])
  })

  it('rejects a wrong password and an unknown user with the same response', async () => {
    const { login, mock } = await createBackend()
    const wrongCredentialsRefusal = {
      status: 401,
      body: { non_field_errors: ['El usuario o la contraseña son incorrectos.'] },
    }
    expect(await login(accounts.residente, 'demo1234')).toEqual(wrongCredentialsRefusal)
    expect(await login('nadie@demo.ar')).toEqual(wrongCredentialsRefusal)
    expect(mock.db.sessions.count()).toBe(0)
  })

  it('gives each session a unique token and a unique id', async () => {
    const { login } = await createBackend()
    const [first, second] = [await login(accounts.residente), await login(accounts.residente)]
    expect(first.body.token).not.toBe(second.body.token)
    expect(first.body.session_id).not.toBe(second.body.session_id)
  })
})

describe('a session', () => {
  it('ends after 480 minutes', async () => {
    const { signIn, mock } = await createBackend()
    const residente = await signIn()
    await advanceMinutes(mock, 479)
    expect((await residente.get(paths.modules(101))).status).toBe(200)
    await advanceMinutes(mock, 1)
    expect(await residente.get(paths.modules(101))).toEqual(invalidSessionRefusal)
  })

  it('is renewed with a new token, which invalidates the old token', async () => {
    const { signIn, send, mock } = await createBackend()
    const residente = await signIn()
    const { token, session_id } = residente.session
    await advanceMinutes(mock, 400)
    const renewedToken = await residente.post<Schemas['RenewedToken']>('/fapi/auth/refresh/', { token })
    expect(renewedToken).toMatchObject({ status: 200, body: { jwt_duration: 480 } })
    expect(await residente.get(paths.modules(101))).toEqual(invalidSessionRefusal)
    await advanceMinutes(mock, 400)
    expect((await send('GET', paths.modules(101), undefined, renewedToken.body.token)).status).toBe(200)
    const logout = await send('POST', '/fapi/auth/logout/', { session_id }, renewedToken.body.token)
    expect(logout.status).toBe(204)
  })

  it('is not renewed with the token of another account', async () => {
    const { signIn } = await createBackend()
    const [residente, obra] = [await signIn(), await signIn(accounts.obra)]
    expect(await residente.post('/fapi/auth/refresh/', { token: obra.session.token })).toEqual(
      invalidSessionRefusal,
    )
    expect((await obra.get(paths.modules(101))).status).toBe(200)
  })

  it('ends with the logout, which cannot end another session of the same account', async () => {
    const { signIn } = await createBackend()
    const [first, second] = [await signIn(), await signIn()]
    expect((await first.post('/fapi/auth/logout/', { session_id: second.session.session_id })).status).toBe(
      400,
    )
    expect((await first.post('/fapi/auth/logout/', { session_id: null })).status).toBe(204)
    expect(await first.get(paths.modules(101))).toEqual(invalidSessionRefusal)
    expect((await second.get(paths.modules(101))).status).toBe(200)
  })

  it('has a token that can be verified until the logout', async () => {
    const { signIn, send } = await createBackend()
    const residente = await signIn()
    const { token } = residente.session
    expect(await send('POST', '/fapi/resident/verify/', { token })).toEqual({ status: 200, body: {} })
    await residente.post('/fapi/auth/logout/', { session_id: null })
    expect(await send('POST', '/fapi/resident/verify/', { token })).toEqual(invalidSessionRefusal)
    expect(await send('POST', '/fapi/resident/verify/', { token: 'invented' })).toEqual(invalidSessionRefusal)
  })
})

describe('a handoff from the app with a one-time code', () => {
  const path = '/fapi/v2/authentication/handoff/complete/?otc='

  it('opens a session only at the first use of the code', async () => {
    const { send } = await createBackend()
    const { status, body } = await send<Schemas['SessionData']>('GET', `${path}demo-otc`)
    expect([status, body.user.email]).toEqual([200, 'residente@demo.ar'])
    expect((await send('GET', paths.modules(102), undefined, body.token)).status).toBe(200)
    const notFound = { status: 404, body: { detail: 'No encontrado.' } }
    expect(await send('GET', `${path}demo-otc`)).toEqual(notFound)
    expect(await send('GET', `${path}other`)).toEqual(notFound)
  })
})

describe('the active modules', () => {
  it('are different in each neighbourhood', async () => {
    const { signIn } = await createBackend()
    const residente = await signIn()
    const listActiveCodes = async (rp: number) => {
      const { body } = await residente.get<Schemas['HomeModule'][]>(paths.modules(rp))
      return body.filter(({ is_active_mobile }) => is_active_mobile).map(({ code }) => code)
    }
    expect(await listActiveCodes(101)).toEqual([
      'authorization',
      'activity',
      'census',
      'construction',
      'document_submission',
    ])
    expect(await listActiveCodes(102)).toEqual(['authorization', 'activity', 'construction'])
  })
})
