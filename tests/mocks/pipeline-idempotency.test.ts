import { describe, expect, it } from 'vitest'
import { createCallClient, newGuest } from './client'

const guestsPath = '/fapi/customer/101/guest/?property_id=201'

describe('a repeated call', () => {
  const keyHeader = { 'Idempotency-Key': 'key-000001' }

  it('runs only once with the same key, and gets the first response again', async () => {
    const { mock, call, signIn } = await createCallClient()
    const token = await signIn()
    const personCount = mock.db.persons.count()
    const first = await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })
    const second = await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(mock.db.persons.count()).toBe(personCount + 1)
  })

  it('runs again if its key differs from that of the first call', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })
    const second = await call('POST', guestsPath, {
      token,
      body: newGuest,
      headers: { 'Idempotency-Key': 'key-000002' },
    })
    // The call ran again: the backend refuses the guest because the first call already added the same guest.
    expect(second.status).toBe(409)
  })

  it('runs again with the key of the first call if the user or the operation differs', async () => {
    const { call, signIn } = await createCallClient()
    const [firstToken, secondToken] = [await signIn(), await signIn('consejo@demo.ar')]
    const first = await call('POST', '/fapi/auth/refresh/', {
      token: firstToken,
      body: { token: firstToken },
      headers: keyHeader,
    })
    const second = await call('POST', '/fapi/auth/refresh/', {
      token: secondToken,
      body: { token: secondToken },
      headers: keyHeader,
    })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).not.toEqual(first.body)
    const { token } = second.body as { token: string }
    expect(
      await call('POST', '/fapi/auth/logout/', { token, body: { session_id: null }, headers: keyHeader }),
    ).toMatchObject({
      status: 204,
      body: '',
    })
  })

  it('gets the first refusal again, even if the call would now succeed', async () => {
    const { mock, call, signIn } = await createCallClient()
    const token = await signIn()
    await call('POST', guestsPath, { token, body: newGuest })
    const firstRefusal = await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })
    expect(firstRefusal.status).toBe(409)
    const addedContact = mock.db.contacts.all().at(-1)
    await mock.db.contacts.remove(addedContact?.id ?? 0)
    expect(await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })).toMatchObject({
      status: 409,
      body: firstRefusal.body,
    })
    expect(await call('POST', guestsPath, { token, body: newGuest })).toMatchObject({ status: 201 })
  })

  it('runs if the first call with the same key did not match the contract', async () => {
    const { call, signIn } = await createCallClient()
    const token = await signIn()
    await call('POST', guestsPath, { token, body: {}, headers: keyHeader })
    expect(await call('POST', guestsPath, { token, body: newGuest, headers: keyHeader })).toMatchObject({
      status: 201,
    })
  })
})
