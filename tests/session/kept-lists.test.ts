import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { forgetListsOnSignOut, keepCountries, keepModules, keptLists } from '@/session/kept-lists'
import { endSession, startSession } from '@/session/session-store'
import { openStoreBeforeEach, reload } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.lists'
const none = { samodules: {} }
const argentina = { code: 'AR', name: 'Argentina', mobile_phone_code: '+54' }

/** Signs in, and keeps a list of each kind. */
function keepBoth() {
  startSession(sessionData())
  keepCountries([argentina])
  keepModules(101, [{ code: 'census', is_active_mobile: true }])
  keepModules(102, [])
}

describe('the lists of a session', () => {
  test('are there after a reload, the modules by neighbourhood', () => {
    keepBoth()
    reload()
    expect(keptLists()).toMatchObject({
      countries: [argentina],
      samodules: { 101: [{ code: 'census', is_active_mobile: true }], 102: [] },
    })
  })

  test('are not those of the next one', () => {
    keepBoth()
    startSession(sessionData({ session_id: 's-000002' }))
    expect(keptLists()).toEqual(none)
    keepModules(103, [])
    expect(keptLists()).toMatchObject({ samodules: { 103: [] } })
    expect(localStorage.getItem(key)).not.toContain('Argentina')
  })

  test('are nobody’s when nobody is signed in', () => {
    const stop = forgetListsOnSignOut()
    keepBoth()
    endSession()
    expect(localStorage.getItem(key)).toBeNull()
    keepCountries([argentina])
    expect(localStorage.getItem(key)).toBeNull()
    stop()
  })

  test('are none, and no error, whatever lies in the storage', () => {
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
        expect(keptLists()).toEqual(none)
      }),
    )
  })

  test('are asked for again where the storage is full', () => {
    startSession(sessionData())
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepCountries([argentina])
    expect(keptLists()).toEqual(none)
  })
})
