import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { IdType } from '@/api/generated/model/idType'
import { endSession, startSession } from '@/session/session-store'
import {
  clearListsOnSignOut,
  getStoredLists,
  storeCountries,
  storeIdTypes,
  storeModules,
} from '@/session/stored-lists'
import { openStoreBeforeEach, reload } from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.lists'
const emptyLists = { samodules: {} }
const argentina = { code: 'AR', name: 'Argentina', mobile_phone_code: '+54' }
const passport: IdType = { code: 'PASAPORTE', name: 'Pasaporte' }

/** Signs in, and stores countries, document types and modules. */
function signInAndStoreLists() {
  startSession(createSessionData())
  storeCountries([argentina])
  storeIdTypes([passport])
  storeModules(101, [{ code: 'census', is_active_mobile: true }])
  storeModules(102, [])
}

describe('the stored lists of a session', () => {
  test('stay stored after a reload, with the modules of each neighbourhood', () => {
    signInAndStoreLists()
    reload()
    expect(getStoredLists()).toMatchObject({
      countries: [argentina],
      idtypes: [passport],
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

  test('stay stored after a renewal', () => {
    const unsubscribe = clearListsOnSignOut()
    signInAndStoreLists()
    startSession(createSessionData({ token: 't-2' }))
    expect(getStoredLists()).toMatchObject({ countries: [argentina] })
    unsubscribe()
  })

  test('are not returned while nobody is signed in', () => {
    signInAndStoreLists()
    endSession()
    expect(getStoredLists()).toEqual(emptyLists)
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
    storeCountries([argentina])
    const validRecord = JSON.parse(localStorage.getItem(key) ?? '')
    const invalidTexts = [
      { ...validRecord, version: 2 },
      { ...validRecord, samodules: { '../1': [] } },
      { ...validRecord, samodules: { '1/..': [] } },
      { ...validRecord, samodules: { 101: [{ code: 7 }] } },
      { ...validRecord, countries: [null] },
      { ...validRecord, idtypes: [{ code: 7, name: 'Pasaporte' }] },
    ].map((record) => JSON.stringify(record))
    for (const text of invalidTexts) {
      localStorage.setItem(key, text)
      expect(getStoredLists(), text).toEqual(emptyLists)
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
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
