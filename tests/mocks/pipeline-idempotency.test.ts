import { describe, expect, it } from 'vitest'
import { client, guest } from './client'

const guests = '/fapi/customer/101/guest/?property_id=201'

describe('a repeated call', () => {
  const key = { 'Idempotency-Key': 'key-000001' }

  it('with the same key gets the first answer and runs once', async () => {
    const { mock, call, signIn } = await client()
    const token = await signIn()
    const people = mock.db.persons.count()
    const first = await call('POST', guests, { token, body: guest, headers: key })
    const second = await call('POST', guests, { token, body: guest, headers: key })
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(mock.db.persons.count()).toBe(people + 1)
  })

  it('with another key runs again', async () => {
    const { call, signIn } = await client()
    const token = await signIn()
    await call('POST', guests, { token, body: guest, headers: key })
    const again = await call('POST', guests, {
      token,
      body: guest,
      headers: { 'Idempotency-Key': 'key-000002' },
    })
    expect(again.status).toBe(409)
  })

  it('by another user or of another operation runs with the same key', async () => {
    const { call, signIn } = await client()
    const [one, other] = [await signIn(), await signIn('consejo@demo.ar')]
    const first = await call('POST', '/fapi/auth/refresh/', {
      token: one,
      body: { token: one },
      headers: key,
    })
    const second = await call('POST', '/fapi/auth/refresh/', {
      token: other,
      body: { token: other },
      headers: key,
    })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).not.toEqual(first.body)
    const { token } = second.body as { token: string }
    expect(
      await call('POST', '/fapi/auth/logout/', { token, body: { session_id: null }, headers: key }),
    ).toMatchObject({
      status: 204,
      body: '',
    })
  })

  it('gets the first refusal, also if the call would now succeed', async () => {
    const { mock, call, signIn } = await client()
    const token = await signIn()
    await call('POST', guests, { token, body: guest })
    const refused = await call('POST', guests, { token, body: guest, headers: key })
    expect(refused.status).toBe(409)
    const added = mock.db.contacts.all().at(-1)
    await mock.db.contacts.remove(added?.id ?? 0)
    expect(await call('POST', guests, { token, body: guest, headers: key })).toMatchObject({
      status: 409,
      body: refused.body,
    })
    expect(await call('POST', guests, { token, body: guest })).toMatchObject({ status: 201 })
  })

  it('runs if the first call did not match the contract', async () => {
    const { call, signIn } = await client()
    const token = await signIn()
    await call('POST', guests, { token, body: {}, headers: key })
    expect(await call('POST', guests, { token, body: guest, headers: key })).toMatchObject({ status: 201 })
  })
})
