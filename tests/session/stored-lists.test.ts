import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { endSession, startSession } from '@/session/session-store'
import { clearListsOnSignOut, getStoredLists, storeCountries, storeModules } from '@/session/stored-lists'
import { openStoreBeforeEach, reload } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.lists'
const none = { samodules: {} }
const argentina = { code: 'AR', name: 'Argentina', mobile_phone_code: '+54' }

/** Signs in, and keeps a list of each kind. */
function keepBoth() {
  startSession(sessionData())
  storeCountries([argentina])
  storeModules(101, [{ code: 'census', is_active_mobile: true }])
  storeModules(102, [])
}

describe('the lists of a session', () => {
  test('survive a reload, with the modules by neighbourhood', () => {
    keepBoth()
    reload()
    expect(getStoredLists()).toMatchObject({
      countries: [argentina],
      samodules: { 101: [{ code: 'census', is_active_mobile: true }], 102: [] },
    })
  })

  test('do not belong to the next session', () => {
    keepBoth()
    startSession(sessionData({ session_id: 's-000002' }))
    expect(getStoredLists()).toEqual(none)
    storeModules(103, [])
    expect(getStoredLists()).toMatchObject({ samodules: { 103: [] } })
    expect(localStorage.getItem(key)).not.toContain('Argentina')
  })

  test('are empty without a session', () => {
    const stop = clearListsOnSignOut()
    keepBoth()
    endSession()
    expect(localStorage.getItem(key)).toBeNull()
    storeCountries([argentina])
    expect(localStorage.getItem(key)).toBeNull()
    stop()
  })

  test('are empty if the stored text is invalid', () => {
    startSession(sessionData())
    const almost = [
      { version: 2, session_id: 's-000001', samodules: {} },
      { version: 1, session_id: 's-000001', samodules: { '../1': [] } },
      { version: 1, session_id: 's-000001', samodules: { 101: [{ code: 7 }] } },
      { version: 1, session_id: 's-000001', samodules: {}, countries: [null] },
    ].map((text) => JSON.stringify(text))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...almost)), (garbage) => {
        localStorage.setItem(key, garbage)
        expect(getStoredLists()).toEqual(none)
      }),
    )
  })

  test('are not stored if the storage is full', () => {
    startSession(sessionData())
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storeCountries([argentina])
    expect(getStoredLists()).toEqual(none)
  })
})
