import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'

const origin = 'https://demos.example'
const email = 'residente@demo.ar'

function createBackendAt(root?: string, store = new MemoryLogStore()) {
  const world = new World({ initialState: { now: testNow }, root, store })
  const call = async (path: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const request = new Request(origin + path, { method, headers, body: JSON.stringify(body) })
    const response = await respondToRequest(world, request)
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { world, store, call }
}

describe('a backend with a base path', () => {
  const root = '/barrio/demo/'

  it('responds to calls and controls only below that path', async () => {
    const { call } = createBackendAt(root)
    expect((await call(`${root}fapi/terms/`)).status).toBe(200)
    expect((await call(`${root}__mock/state`)).body).toMatchObject({ scenario: 'demo' })
    expect((await call('/other/fapi/terms/')).status).toBe(404)
  })

  it('mails links to pages below that path', async () => {
    const { call } = createBackendAt(root)
    await call(`${root}fapi/password-recovery/`, { email })
    const { body } = await call(`${root}__mock/mailbox`)
    expect(body[0].link).toMatch(/^https:\/\/demos\.example\/barrio\/demo\/password-recover\/./)
  })

  it('writes a log that can be replayed below another path', async () => {
    const { call, store, world } = createBackendAt(root)
    await call(`${root}fapi/password-recovery/`, { email })
    expect(await store.entries(0)).toMatchObject([{ url: `${origin}/fapi/password-recovery/` }])
    const otherBackend = createBackendAt('/', store)
    const { body } = await otherBackend.call('/__mock/mailbox')
    expect(body[0].link).toMatch(/^https:\/\/demos\.example\/password-recover\/./)
    expect(otherBackend.world.serialise()).toBe(world.serialise())
  })
})
