import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clearTabSelectionOnSignOut,
  getCurrentLot,
  getCurrentNeighbourhood,
  getLots,
  getNeighbourhoods,
  storeLot,
  storeNeighbourhood,
  storeTabSelection,
} from '@/session/neighbourhood'
import type { Session } from '@/session/session-schema'
import { toSession } from '@/session/session-schema'
import { endSession, startSession } from '@/session/session-store'
import { createCustomer, createLot, createSessionData } from './sessions'

/** Creates a session. By default, the user has the neighbourhoods 101 and 102, with two lots in 101 and one lot in 102. */
function createSession(
  customers = [createCustomer(101), createCustomer(102)],
  properties = [createLot(201, 101), createLot(202, 101), createLot(203, 102)],
): Session {
  const session = toSession(createSessionData({ customer: customers, properties }), 0)
  if (!session) throw new Error('the session data breaks the contract')
  return session
}

const session = createSession()
const getNeighbourhoodId = (currentSession = session) => getCurrentNeighbourhood(currentSession)?.id
const getLotId = (realPropertyId: number | undefined, currentSession = session) =>
  getCurrentLot(currentSession, realPropertyId)?.property_id

/** Simulates a new tab, which shares `localStorage` with the other tabs and has an empty `sessionStorage`. */
const openNewTab = () => sessionStorage.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the neighbourhoods of a user', () => {
  test('include each neighbourhood once, from the customer list and from the lots', () => {
    const session = createSession(
      [createCustomer(102)],
      [createLot(201, 101), createLot(202, 101), createLot(203, 102)],
    )
    expect(getNeighbourhoods(session).map(({ id }) => id)).toEqual([102, 101])
    expect(getNeighbourhoods(session)[1]).toMatchObject({
      name: 'Barrio 101',
      real_property_name: 'Barrio 101',
    })
  })

  test('have the name and the permissions of the customer list, even if the user has lots in them', () => {
    expect(getNeighbourhoods(session)).toEqual([createCustomer(101), createCustomer(102)])
  })

  test('are none if the session has no customers and no lots, so no neighbourhood and no lot is the current one', () => {
    expect(getNeighbourhoodId(createSession([], []))).toBeUndefined()
    expect(getLotId(undefined, createSession([], []))).toBeUndefined()
  })

  test('each have their own lots; the list of lots is empty if no neighbourhood is given', () => {
    expect(getLots(session, 101).map(({ property_id }) => property_id)).toEqual([201, 202])
    expect(getLots(session, undefined)).toEqual([])
  })
})

describe('the selection in a browser tab', () => {
  test('is the first neighbourhood, and the first lot of each neighbourhood, before the user chooses', () => {
    expect(getNeighbourhoodId()).toBe(101)
    expect(getLotId(101)).toBe(201)
    expect(getLotId(102)).toBe(203)
  })

  test('is the neighbourhood and the lot that the user chose in the tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    expect(getNeighbourhoodId()).toBe(102)
    expect(getLotId(101)).toBe(202)
  })

  test('is, in a new tab, the last choice in any tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    openNewTab()
    expect(getNeighbourhoodId()).toBe(102)
    expect(getLotId(101)).toBe(202)
  })

  test('does not change if the user chooses in another tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    localStorage.setItem('portal.currentRealProperty', '101')
    localStorage.setItem('portal.currentProperty', '201')
    expect(getNeighbourhoodId()).toBe(102)
    expect(getLotId(101)).toBe(202)
  })

  test('keeps the lot that the user chose in the tab while the tab shows a neighbourhood without lots', () => {
    storeLot(202)
    localStorage.setItem('portal.currentProperty', '201')
    storeTabSelection(102, undefined)
    expect(getNeighbourhoodId()).toBe(102)
    expect(getLotId(101)).toBe(202)
  })

  test('is never a neighbourhood or a lot that the user no longer has', () => {
    storeNeighbourhood(999)
    storeLot(998)
    expect(getNeighbourhoodId()).toBe(101)
    expect(getLotId(101)).toBe(201)
  })

  test('is the last choice in any tab if the user no longer has the neighbourhood and the lot chosen in this tab', () => {
    sessionStorage.setItem('portal.currentRealProperty', '999')
    localStorage.setItem('portal.currentRealProperty', '102')
    sessionStorage.setItem('portal.currentProperty', '999')
    localStorage.setItem('portal.currentProperty', '202')
    expect(getNeighbourhoodId()).toBe(102)
    expect(getLotId(101)).toBe(202)
  })

  test('is never a lot outside the current neighbourhood', () => {
    storeLot(202)
    expect(getLotId(102)).toBe(203)
  })

  test('is neighbourhood 102 only if a stored text is exactly its id, and otherwise the first neighbourhood', () => {
    const anything = fc.oneof(fc.string(), fc.constantFrom('102', ' 102', '102.0', '0x66', '1e2', 'null'))
    fc.assert(
      fc.property(anything, anything, (tabText, browserText) => {
        sessionStorage.setItem('portal.currentRealProperty', tabText)
        localStorage.setItem('portal.currentRealProperty', browserText)
        expect(getNeighbourhoodId()).toBe([tabText, browserText].includes('102') ? 102 : 101)
      }),
    )
  })

  test('is the first neighbourhood, even after a choice, if the storages are blocked', () => {
    const throwSecurityError = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwSecurityError)
    storeNeighbourhood(102)
    expect(getNeighbourhoodId()).toBe(101)
  })
})

test('keeps the stored neighbourhood and lot after a renewal, and removes them on sign-out', () => {
  const unsubscribe = clearTabSelectionOnSignOut()
  startSession(createSessionData({}))
  storeNeighbourhood(102)
  storeLot(203)
  startSession(createSessionData({ token: 't-2' }))
  expect([getNeighbourhoodId(), getLotId(102)]).toEqual([102, 203])
  endSession()
  unsubscribe()
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['portal.currentRealProperty', 'portal.currentProperty'])
      expect(storage.getItem(key)).toBeNull()
})
