import { MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../src/demo/accounts'
import { createTab, refreshTab } from '../tab'
import { catchRefusal, createBackendClient } from './backend-client'

describe('the accounts control', () => {
  it('lists the accounts that can sign in, with descriptions', async () => {
    const { client } = await createBackendClient()
    expect(await client.accounts()).toEqual([
      {
        username: 'residente@demo.ar',
        document: '30111222',
        name: 'Carolina Ibáñez',
        description: 'Propietaria en Los Álamos (lotes A-12 y B-7) y en Las Acacias (lote 15)',
      },
      {
        username: 'inquilino@demo.ar',
        document: '32555666',
        name: 'Tomás Aguilar',
        description: 'Inquilino en Los Álamos (lote C-3), sin permiso para administrarlo',
      },
      {
        username: 'obra@demo.ar',
        document: '28777888',
        name: 'Ricardo Montes',
        description: 'Encargado de obra en Los Álamos: Casa Pérez y 4 obras más',
      },
      {
        username: 'admin@demo.ar',
        document: '20999000',
        name: 'Adriana Solís',
        description: 'Administración de Los Álamos, no vive en el barrio',
      },
      {
        username: 'consejo@demo.ar',
        document: '27333444',
        name: 'Ernesto Ñancupil',
        description: 'Propietario en Los Álamos (lote E-9); Auditoría',
      },
      {
        username: 'lautaro.penaloza@demo.ar',
        document: '35480216',
        name: 'Lautaro Peñaloza',
        description: 'Inquilino en Los Álamos (lote B-7), con permiso para administrarlo',
      },
    ])
  })

  it('lists exactly the accounts that the end-to-end tests use', async () => {
    const { client } = await createBackendClient()
    const listedAccounts = (await client.accounts()).map(({ username, document }) => [username, document])
    const endToEndAccounts = Object.values(demoAccounts).map(({ username, document }) => [username, document])
    expect(listedAccounts.toSorted()).toEqual(endToEndAccounts.toSorted())
  })

  it.each(['demo', 'empty', 'errors'] as const)(
    'lists, in the scenario %s, accounts that can sign in without a password',
    async (scenario) => {
      const { backend, client } = await createBackendClient({ scenario })
      const accounts = await client.accounts()
      expect(accounts.length).toBeGreaterThanOrEqual(5)
      for (const { username, description } of accounts) {
        expect(description).not.toBe('')
        const { token } = await client.signIn(username)
        const headers = { Authorization: `Bearer ${token}` }
        expect((await backend.request('/fapi/v2/module/home/101/', { headers })).status).toBe(200)
      }
    },
  )

  it('lists newly registered accounts', async () => {
    const { backend, client } = await createBackendClient()
    const [user] = backend.db.users.all()
    if (!user) throw new Error('the scenario has no user')
    const id = 9_000
    await backend.db.users.insert({ ...user, id, email: 'nueva@demo.ar', id_number: '31222333' })
    await backend.db.persons.save({ ...backend.db.persons.require(307), user_id: id })
    expect((await client.accounts()).at(-1)).toMatchObject({
      username: 'nueva@demo.ar',
      description: 'Propietaria en Los Álamos (lote D-4)',
    })
  })
})

describe('signing in without a password', () => {
  it('accepts a document number or an email, and ignores upper case and surrounding spaces', async () => {
    const { client } = await createBackendClient()
    const user = { email: 'residente@demo.ar', first_name: 'Carolina' }
    const session = await client.signIn(' Residente@demo.ar ')
    expect(session).toMatchObject({ user, jwt_duration: 480, session_id: expect.any(String) })
    expect(await client.signIn('30111222')).toMatchObject({ user })
  })

  it('reports an error in the field `username` if the account is unknown or the field is empty', async () => {
    const { client } = await createBackendClient()
    const unknownAccountRefusal = {
      status: 400,
      body: { username: ['No hay ninguna cuenta con ese usuario.'] },
    }
    expect(await catchRefusal(client.signIn('nadie@demo.ar'))).toEqual(unknownAccountRefusal)
    expect(await catchRefusal(client.signIn(''))).toMatchObject({
      status: 400,
      body: { username: [expect.any(String)] },
    })
  })

  it('returns a token that is also valid in a tab that replays the log', async () => {
    const store = new MemoryLogStore()
    const firstTab = createTab(store)
    const { body } = await firstTab.call('POST', '/__mock/accounts/sign-in', {
      body: { username: 'obra@demo.ar' },
    })
    const reports: string[] = []
    const secondTab = createTab(store, reports)
    await refreshTab(secondTab)
    expect(reports).toEqual([])
    expect(secondTab.world.serialise()).toBe(firstTab.world.serialise())
    const { token } = body as { token: string }
    expect(await secondTab.call('GET', '/fapi/v2/module/home/101/', { token })).toMatchObject({ status: 200 })
  })
})
