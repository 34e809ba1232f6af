import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { customer, sessionData, sessionOf } from './sessions'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What is kept by a tab of the demo that stands below `root`, on the one host that there is. */
async function tabOf(root: string) {
  vi.resetModules()
  vi.stubEnv('PORTAL_MOCK', 'true')
  vi.stubGlobal('__webpack_public_path__', root)
  const store = await import('@/session/session-store')
  const places = await import('@/session/neighbourhood')
  const cookie = await import('@/session/shared-cookie')
  const { applyConfig } = await import('@/config')
  const close = store.openSessionStore()
  return { ...store, ...places, ...cookie, applyConfig, close }
}

/** Runs what one tab does, and tells the others of it, as a browser does. */
function inOneTab(work: () => void) {
  const before = new Map(Object.entries(localStorage))
  work()
  const names = new Set([...before.keys(), ...Object.keys(localStorage)])
  for (const key of names) {
    const newValue = localStorage.getItem(key)
    if (before.get(key) !== newValue) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

describe('demos in folders of one host', () => {
  test('have each its own session', async () => {
    const one = await tabOf('/x/')
    const other = await tabOf('/a/b/')
    inOneTab(() => other.startSession(sessionData()))
    expect(one.sessionState().session).toBeUndefined()
    expect(one.isSignedOut()).toBe(true)

    inOneTab(() => one.startSession(sessionData({ token: 'another' })))
    inOneTab(() => one.endSession())
    expect(other.sessionState().session?.token).toBe('t-000001')
    one.close()
    other.close()
  })

  test('share it with the other tabs of the same demo', async () => {
    const one = await tabOf('/x/')
    const other = await tabOf('/x/')
    inOneTab(() => other.startSession(sessionData()))
    expect(one.sessionState().session?.token).toBe('t-000001')
    inOneTab(() => other.endSession())
    expect(one.sessionState().session).toBeUndefined()
    one.close()
    other.close()
  })

  test('have nothing of what another one keeps, in the tab either', async () => {
    const one = await tabOf('/x/')
    one.startSession(sessionData())
    one.storeNeighbourhood(102)
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    expect(kept.length).toBeGreaterThan(1)
    expect(kept.filter((name) => !name.endsWith(' /x/'))).toEqual([])
    one.close()
  })

  test('hand over each its own session', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const one = await tabOf('/x/')
    one.applyConfig({ apiUrl: '', adminUrl: 'https://admin.barrio.example' })
    one.shareSession(sessionOf({ customer: [customer(101)] }))
    expect(written.mock.calls[0]?.[0]).toContain('; Path=/x/;')
    one.close()
  })
})

test('a demo finds its web administration below its own root, and one that is elsewhere there', async () => {
  const one = await tabOf('/x/')
  expect(one.applyConfig({ apiUrl: '', adminUrl: '/administracion' }).adminUrl).toBe(
    `${location.origin}/x/administracion`,
  )
  const elsewhere = 'https://admin.barrio.example'
  expect(one.applyConfig({ apiUrl: '', adminUrl: elsewhere }).adminUrl).toBe(elsewhere)
  one.close()
})

test('at the root of a host the names are those of an installation', async () => {
  const one = await tabOf('/')
  one.startSession(sessionData())
  expect(localStorage.getItem('portal.session')).not.toBeNull()
  one.close()
})
