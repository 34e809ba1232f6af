import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { endSession, startSession } from '@/session/session-store'
import { clearListsOnSignOut, getStoredLists, storeCountries, storeModules } from '@/session/stored-lists'
import { openStoreBeforeEach, reload } from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.lists'
const emptyLists = { samodules: {} }
const argentina = { code: 'AR', name: 'Argentina', mobile_phone_code: '+54' }

/** Signs in, and stores countries and modules. */
function signInAndStoreLists() {
  startSession(createSessionData())
  storeCountries([argentina])
  storeModules(101, [{ code: 'census', is_active_mobile: true }])
  storeModules(102, [])
}

describe('the stored lists of a session', () => {
  test('stay stored after a reload, with the modules of each neighbourhood', () => {
    signInAndStoreLists()
    reload()
    expect(getStoredLists()).toMatchObject({
      countries: [argentina],
      samodules: { 101: [{ code: 'census', is_active_mobile: true }], 102: [] },
    })
  })

  test('are not returned in the next session, and are overwritten when it stores a list', () => {
    signInAndStoreLists()
    startSession(createSessionData({ session_id: 's-000002' }))
    expect(getStoredLists()).toEqual(emptyLists)
    storeModules(103, [])
    expect(getStoredLists()).toMatchObject({ samodules: { 103: [] } })
    expect(localStorage.getItem(key)).not.toContain('Argentina')
  })

  test('are removed on sign-out, and are not stored while nobody is signed in', () => {
    const unsubscribe = clearListsOnSignOut()
    signInAndStoreLists()
    endSession()
    expect(localStorage.getItem(key)).toBeNull()
    storeCountries([argentina])
    expect(localStorage.getItem(key)).toBeNull()
    unsubscribe()
  })

  test('are empty if the stored text is invalid', () => {
    startSession(createSessionData())
    const invalidTexts = [
      { version: 2, session_id: 's-000001', samodules: {} },
      { version: 1, session_id: 's-000001', samodules: { '../1': [] } },
      { version: 1, session_id: 's-000001', samodules: { 101: [{ code: 7 }] } },
      { version: 1, session_id: 's-000001', samodules: {}, countries: [null] },
    ].map((record) => JSON.stringify(record))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...invalidTexts)), (text) => {
        localStorage.setItem(key, text)
        expect(getStoredLists()).toEqual(emptyLists)
      }),
    )
  })

  test('are not stored if the storage is full', () => {
    startSession(createSessionData())
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storeCountries([argentina])
    expect(getStoredLists()).toEqual(emptyLists)
  })
})
