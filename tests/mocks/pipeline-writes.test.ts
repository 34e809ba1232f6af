import { type Handlers, respond } from '@mocks/handlers/handler'
import { handlers } from '@mocks/handlers/handlers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCallClient, createCredentials, newGuest } from './client'

const loginPath = '/fapi/auth/login/'
const contactsPath = '/fapi/customer/101/visits/contacts/'
const guestsPath = '/fapi/customer/101/guest/?property_id=201'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a call that writes nothing', () => {
  it('uses up no ids, so that the next call gets the same ids', async () => {
    const { mock, call } = await createCallClient()
    vi.spyOn(handlers as Handlers, 'getTerms').mockImplementation(({ ids }) =>
      respond(200, { content: ids.text(8) }),
    )
    const before = mock.world.serialise()
    const [first, second] = [await call('GET', '/fapi/terms/'), await call('GET', '/fapi/terms/')]
    expect(second.body).toEqual(first.body)
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('a call with an error response', () => {
  it('changes nothing, and uses up no ids', async () => {
    const { mock, call, signIn } = await createCallClient()
    const token = await signIn()
    const before = mock.world.serialise()
    expect(await call('POST', guestsPath, { token, body: { ...newGuest, nationality: 'QQ' } })).toMatchObject(
      {
        status: 400,
      },
    )
    expect(
      await call('POST', loginPath, { body: createCredentials('residente@demo.ar', 'wrong') }),
    ).toMatchObject({
      status: 401,
    })
    expect(mock.world.serialise()).toBe(before)
  })

  it('rolls back all of its writes', async () => {
    const { mock, call } = await createCallClient()
    const [user] = mock.db.users.by('email', 'residente@demo.ar')
    // The contract forbids a name of 101 characters, so the backend rejects its own response after it stored the session.
    await mock.db.users.save({ ...user, first_name: 'x'.repeat(101) } as NonNullable<typeof user>)
    const before = mock.world.serialise()
    expect(await call('POST', loginPath, { body: createCredentials('residente@demo.ar') })).toMatchObject({
      status: 500,
    })
    expect(mock.world.serialise()).toBe(before)
    expect(mock.violations).toHaveLength(1)
  })
})

describe('a contract violation', () => {
  /** Creates a signed-in client. The name of one contact of the account violates the contract. */
  async function createClientWithBrokenPerson(onViolation?: 'throw') {
    const brokenClient = await createCallClient({ onViolation })
    const token = await brokenClient.signIn()
    const [contact] = brokenClient.mock.db.contacts.by('owner_id', 301)
    const person = brokenClient.mock.db.persons.require(contact?.person_id ?? 0)
    await brokenClient.mock.db.persons.save({ ...person, first_name: ' '.repeat(101) })
    return { ...brokenClient, token }
  }

  it('in a response causes a 500 with the location and the reason of the violation, and is recorded', async () => {
    const { mock, call, token } = await createClientWithBrokenPerson()
    const { status, body } = await call('GET', contactsPath, { token })
    expect(status).toBe(500)
    expect(body).toEqual({
      detail: expect.stringMatching(
        /^contract violation: listContacts, #\/results\/\d+\/guest\/first_name, maxLength .*100/,
      ),
    })
    expect(mock.violations).toEqual([
      {
        operationId: 'listContacts',
        pointer: expect.stringMatching(/^\/results\/\d+\/guest\/first_name$/),
        reason: expect.any(String),
      },
    ])
  })

  it('is thrown as an error with the option onViolation: throw', async () => {
    const { call, token } = await createClientWithBrokenPerson('throw')
    await expect(call('GET', contactsPath, { token })).rejects.toThrow('contract violation: listContacts')
  })

  it('is also recorded if a handler throws an error; the response is a 500 with the error, and nothing is written', async () => {
    const { mock, call, signIn } = await createCallClient()
    const token = await signIn()
    const before = mock.world.serialise()
    vi.spyOn(mock.db.contacts, 'insert').mockRejectedValue(new Error('out of order'))
    expect(await call('POST', guestsPath, { token, body: newGuest })).toMatchObject({
      status: 500,
      body: { detail: expect.stringContaining('createGuest, #, the handler threw Error: out of order') },
    })
    expect(mock.violations).toHaveLength(1)
    expect(mock.world.serialise()).toBe(before)
  })
})
