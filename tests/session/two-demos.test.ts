import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { customer, sessionData, sessionOf } from './sessions'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The session modules of a tab of the demo below `root`. */
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

/** Runs the work of one tab, and dispatches the storage events that the other tabs get. */
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
  test('have separate sessions', async () => {
    const firstTab = await tabOf('/x/')
    const secondTab = await tabOf('/a/b/')
    inOneTab(() => secondTab.startSession(sessionData()))
    expect(firstTab.sessionState().session).toBeUndefined()
    expect(firstTab.isSignedOut()).toBe(true)

    inOneTab(() => firstTab.startSession(sessionData({ token: 'another' })))
    inOneTab(() => firstTab.endSession())
    expect(secondTab.sessionState().session?.token).toBe('t-000001')
    firstTab.close()
    secondTab.close()
  })

  test('share the session with the other tabs of the same demo', async () => {
    const firstTab = await tabOf('/x/')
    const secondTab = await tabOf('/x/')
    inOneTab(() => secondTab.startSession(sessionData()))
    expect(firstTab.sessionState().session?.token).toBe('t-000001')
    inOneTab(() => secondTab.endSession())
    expect(firstTab.sessionState().session).toBeUndefined()
    firstTab.close()
    secondTab.close()
  })

  test('use names of their own in both storages', async () => {
    const firstTab = await tabOf('/x/')
    firstTab.startSession(sessionData())
    firstTab.storeNeighbourhood(102)
    const storedNames = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    expect(storedNames.length).toBeGreaterThan(1)
    expect(storedNames.filter((name) => !name.endsWith(' /x/'))).toEqual([])
    firstTab.close()
  })

  test('share their own sessions with their administration', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const firstTab = await tabOf('/x/')
    firstTab.applyConfig({ apiUrl: '', adminUrl: 'https://admin.barrio.example' })
    firstTab.shareSession(sessionOf({ customer: [customer(101)] }))
    expect(written.mock.calls[0]?.[0]).toContain('; Path=/x/;')
    firstTab.close()
  })
})

test('resolves the administration below its root, and keeps an absolute address', async () => {
  const firstTab = await tabOf('/x/')
  expect(firstTab.applyConfig({ apiUrl: '', adminUrl: '/administracion' }).adminUrl).toBe(
    `${location.origin}/x/administracion`,
  )
  const elsewhere = 'https://admin.barrio.example'
  expect(firstTab.applyConfig({ apiUrl: '', adminUrl: elsewhere }).adminUrl).toBe(elsewhere)
  firstTab.close()
})

test('uses the names of an installation at the root of a host', async () => {
  const firstTab = await tabOf('/')
  firstTab.startSession(sessionData())
  expect(localStorage.getItem('portal.session')).not.toBeNull()
  firstTab.close()
})
