import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCustomer, createSession, createSessionData } from './sessions'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Loads new copies of the session modules, which represent a new tab of the demo in the folder `root`. */
async function openTab(root: string) {
  vi.resetModules()
  vi.stubEnv('PORTAL_MOCK', 'true')
  vi.stubGlobal('__webpack_public_path__', root)
  const store = await import('@/session/session-store')
  const neighbourhood = await import('@/session/neighbourhood')
  const cookie = await import('@/session/shared-cookie')
  const handoff = await import('@/session/handoff')
  const { applyConfig } = await import('@/config')
  const close = store.openSessionStore()
  return { ...store, ...neighbourhood, ...cookie, ...handoff, applyConfig, close }
}

/**
 * Runs an action of one tab, and dispatches the storage events that the other tabs get. The acting tab gets them too, because
 * all tabs of a test share one window.
 */
function runInOneTab(action: () => void) {
  const oldEntries = new Map(Object.entries(localStorage))
  action()
  const keys = new Set([...oldEntries.keys(), ...Object.keys(localStorage)])
  for (const key of keys) {
    const newValue = localStorage.getItem(key)
    if (oldEntries.get(key) !== newValue) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

describe('demos in folders of one host', () => {
  test('have separate sessions', async () => {
    const firstTab = await openTab('/x/')
    const secondTab = await openTab('/a/b/')
    runInOneTab(() => secondTab.startSession(createSessionData()))
    expect(firstTab.getSessionState().session).toBeUndefined()
    expect(firstTab.isSignedOut()).toBe(true)

    runInOneTab(() => firstTab.startSession(createSessionData({ token: 'another' })))
    runInOneTab(() => firstTab.endSession())
    expect(secondTab.getSessionState().session?.token).toBe('t-000001')
    firstTab.close()
    secondTab.close()
  })

  test('share the session with the other tabs of the same demo', async () => {
    const firstTab = await openTab('/x/')
    const secondTab = await openTab('/x/')
    runInOneTab(() => secondTab.startSession(createSessionData()))
    expect(firstTab.getSessionState().session?.token).toBe('t-000001')
    runInOneTab(() => secondTab.endSession())
    expect(firstTab.getSessionState().session).toBeUndefined()
    firstTab.close()
    secondTab.close()
  })

  test('append their folder to the keys in `localStorage` and `sessionStorage`', async () => {
    const firstTab = await openTab('/x/')
    firstTab.startSession(createSessionData())
    firstTab.storeNeighbourhood(102)
    const storedKeys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    expect(storedKeys.length).toBeGreaterThan(1)
    expect(storedKeys.filter((key) => !key.endsWith(' /x/'))).toEqual([])
    firstTab.close()
  })

  test('read a handoff only from an address in their folder', async () => {
    const firstTab = await openTab('/x/')
    window.history.replaceState(null, '', '/handoff?otc=one&module=census')
    firstTab.takeHandoff()
    expect(firstTab.getHandoff()).toEqual({ otc: undefined, path: '/' })
    window.history.replaceState(null, '', '/x/handoff?otc=two&module=census')
    firstTab.takeHandoff()
    expect(firstTab.getHandoff()).toEqual({ otc: 'two', path: '/managedproperties' })
    firstTab.close()
  })

  test('limit the cookie of the shared session to their folder', async () => {
    const setCookie = vi.spyOn(document, 'cookie', 'set')
    const firstTab = await openTab('/x/')
    firstTab.applyConfig({ apiUrl: '', adminUrl: 'https://admin.barrio.example' })
    firstTab.shareSession(createSession({ customer: [createCustomer(101)] }))
    expect(setCookie.mock.calls[0]?.[0]).toContain('; Path=/x/;')
    firstTab.close()
  })
})

test('prepends the origin and the folder of the demo to an `adminUrl` without a host, and keeps an absolute one', async () => {
  const firstTab = await openTab('/x/')
  expect(firstTab.applyConfig({ apiUrl: '', adminUrl: '/administracion' }).adminUrl).toBe(
    `${location.origin}/x/administracion`,
  )
  const absoluteUrl = 'https://admin.barrio.example'
  expect(firstTab.applyConfig({ apiUrl: '', adminUrl: absoluteUrl }).adminUrl).toBe(absoluteUrl)
  firstTab.close()
})

test('a demo at the root of a host appends no folder to its storage keys', async () => {
  const firstTab = await openTab('/')
  firstTab.startSession(createSessionData())
  expect(localStorage.getItem('portal.session')).not.toBeNull()
  firstTab.close()
})
