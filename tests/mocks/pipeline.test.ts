import type { ContractOperation } from '@mocks/contract/contract-types'
import { contract } from '@mocks/contract/generated/contract'
import { maxBodyBytes } from '@mocks/pipeline/incoming-request'
import { createRoutes, matchOperation } from '@mocks/pipeline/match-operation'
import { describe, expect, it } from 'vitest'
import { createCallClient, createCredentials, newGuest } from './client'

const loginPath = '/fapi/auth/login/'
const authorizationsPath = '/fapi/v2/customer/101/property/201/authorization/'
const contactsPath = '/fapi/customer/101/visits/contacts/'
const guestsPath = '/fapi/customer/101/guest/?property_id=201'

describe('the matched operation', () => {
  it('depends on the exact path and the method', () => {
    expect(matchOperation('POST', loginPath)).toMatchObject({ operation: { operationId: 'login' }, path: {} })
    expect(matchOperation('GET', '/fapi/authorization/7001/people/')).toMatchObject({
      operation: { operationId: 'listAuthorizedPeople' },
      path: { id: '7001' },
    })
    expect(matchOperation('PUT', '/fapi/v2/101/person/301/')).toMatchObject({
      operation: { operationId: 'updatePerson' },
      path: { rp: '101', personId: '301' },
    })
  })

  it('is the one with a literal segment where the matching paths first differ, in any order of the operations', () => {
    const createOperation = (path: string) => ({ ...contract.operations.getTerms, path }) as ContractOperation
    const operations = [
      createOperation('/a/{x}/{y}/'),
      createOperation('/a/{x}/c/'),
      createOperation('/a/b/{y}/'),
    ]
    for (const order of [operations, operations.toReversed()]) {
      expect(matchOperation('GET', '/a/b/c/', createRoutes(order))).toMatchObject({
        operation: { path: '/a/b/{y}/' },
      })
      expect(matchOperation('GET', '/a/z/c/', createRoutes(order))).toMatchObject({
        operation: { path: '/a/{x}/c/' },
      })
    }
  })

  it('has decoded path parameters', () => {
    expect(matchOperation('GET', '/fapi/customer/101/guest/DNI/A%2FB%20%C3%B1/')).toMatchObject({
      path: { idNumber: 'A/B ñ' },
    })
  })

  it.each([
    loginPath.slice(0, -1),
    `/${loginPath}`,
    '/fapi/',
    '/fapi/authorization//',
    '/fapi/customer/101/guest/DNI/%E0%A4%A/',
  ])('is unknown for the path %s', (path) => {
    expect(matchOperation('GET', path)).toBe('unknown path')
  })

  it('is missing for an unsupported method; the response is a 405 with the supported methods', async () => {
    const { call } = await createCallClient()
    const { status, body, headers } = await call('PATCH', loginPath, { body: {} })
    expect({ status, body, allow: headers.get('Allow') }).toEqual({
      status: 405,
      body: { detail: 'Método "PATCH" no permitido.' },
      allow: 'POST',
    })
  })

  it('is missing for an unknown path, so that the response is a 404', async () => {
    const { call } = await createCallClient()
    expect(await call('GET', '/fapi/nothing/')).toMatchObject({
      status: 404,
      body: { detail: 'No encontrado.' },
    })
  })
})

describe('the session', () => {
  const expiredRefusal = { status: 401, body: { detail: 'La sesión expiró.' } }

  it('is required, so that a missing, unknown or malformed token gets a 401', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    expect(await call('GET', authorizationsPath)).toMatchObject(expiredRefusal)
    expect(await call('GET', authorizationsPath, { token: 'nobody' })).toMatchObject(expiredRefusal)
    expect(
      await call('GET', authorizationsPath, { headers: { Authorization: `Token ${token}` } }),
    ).toMatchObject(expiredRefusal)
    expect(await call('GET', authorizationsPath, { token })).toMatchObject({ status: 200 })
  })

  it('expires after 480 minutes on the clock of the backend', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    await call('PATCH', '/__mock/settings', { body: { advance: 'PT479M' } })
    expect(await call('GET', authorizationsPath, { token })).toMatchObject({ status: 200 })
    await call('PATCH', '/__mock/settings', { body: { advance: 'PT1M' } })
    expect(await call('GET', authorizationsPath, { token })).toMatchObject(expiredRefusal)
  })

  it('is checked before the request is validated', async () => {
    const { call } = await createCallClient()
    expect(await call('POST', guestsPath, { body: 'not json' })).toMatchObject(expiredRefusal)
  })

  it("gives no access to another user's lot: the response is a 404, even if the body is invalid", async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn('inquilino@demo.ar')
    const path = '/fapi/customer/101/property/201/authorization/'
    expect(await call('POST', path, { token, body: { broken: true } })).toMatchObject({ status: 404 })
  })
})

describe('the request', () => {
  it('is validated against the contract, but its unknown query parameters are ignored', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    expect(await call('GET', '/fapi/v2/customer/abc/property/201/authorization/', { token })).toMatchObject({
      status: 400,
      body: { rp: ['Debe ser un número entero.'] },
    })
    expect(
      await call('GET', `${authorizationsPath}?page=0&is_active=yes&unknown=1`, { token }),
    ).toMatchObject({
      status: 400,
      body: { page: ['Debe ser mayor o igual que 1.'], is_active: ['Debe ser verdadero o falso.'] },
    })
    expect(
      await call('GET', `${authorizationsPath}?page=1&is_active=true&unknown=1`, { token }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('gets default values for absent parameters', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    const { body } = await call('GET', `${contactsPath}?page_size=2`, { token })
    expect(body).toMatchObject({ current: 1, results: [{}, {}] })
  })

  it('with invalid fields or a missing parameter gets 400 with a reason for each', async () => {
    const { call, signIn } = await createCallClient()
    expect(await call('POST', loginPath, { body: { username: 'a', password: 5, other: 1 } })).toMatchObject({
      status: 400,
      body: {
        device: ['Este campo es obligatorio.'],
        password: ['Debe ser un texto.'],
        other: ['Este campo no existe.'],
      },
    })
    const token = await signIn()
    expect(await call('POST', '/fapi/customer/101/guest/', { token, body: newGuest })).toMatchObject({
      status: 400,
      body: { property_id: ['Este campo es obligatorio.'] },
    })
  })

  it('without a body gets 400 with a reason for each required field', async () => {
    const { call } = await createCallClient()
    expect(await call('POST', '/fapi/password-recovery/')).toMatchObject({
      status: 400,
      body: { email: ['Este campo es obligatorio.'] },
    })
  })

  it('must have a JSON body and the Content-Type of JSON', async () => {
    const { call } = await createCallClient()
    expect(await call('POST', loginPath, { body: '{"username":' })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['El contenido no es JSON válido.'] },
    })
    const headers = { 'Content-Type': 'text/plain' }
    expect(
      await call('POST', loginPath, { body: createCredentials('residente@demo.ar'), headers }),
    ).toMatchObject({
      status: 400,
      body: { non_field_errors: ['El contenido debe ser JSON (Content-Type: application/json).'] },
    })
  })

  it('with invalid headers gets 400 with a reason for each header', async () => {
    const { call, signIn } = await createCallClient()
    const headers = { 'Idempotency-Key': 'short', 'Time-Zone': 'x'.repeat(65) }
    expect(await call('POST', guestsPath, { token: await signIn(), body: newGuest, headers })).toMatchObject({
      status: 400,
      body: {
        'Idempotency-Key': ['Debe tener al menos 8 caracteres.'],
        'Time-Zone': ['Debe tener como máximo 64 caracteres.'],
      },
    })
  })

  it('may have a body of 5 MB, but not one byte more', async () => {
    const { call } = await createCallClient()
    const createBody = (size: number) => `"${'x'.repeat(size - 2)}"`
    // 400 shows that the body was read: its JSON is a string, and the operation requires an object.
    expect(await call('POST', loginPath, { body: createBody(maxBodyBytes) })).toMatchObject({ status: 400 })
    expect(await call('POST', loginPath, { body: createBody(maxBodyBytes + 1) })).toMatchObject({
      status: 413,
      body: { detail: 'El contenido supera los 5 MB.' },
    })
  })
})

describe('concurrent calls', () => {
  it('run one after the other', async () => {
    const { mock, call, signIn } = await createCallClient()
    const token = await signIn()
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST', guestsPath, { token, body: newGuest })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(mock.db.persons.count(({ id_number }) => id_number === newGuest.id_number)).toBe(1)
  })
})
