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
} from '@/session/neighbourhood'
import type { Session } from '@/session/session-schema'
import { toSession } from '@/session/session-schema'
import { endSession, startSession } from '@/session/session-store'
import { customer, lot, sessionData } from './sessions'

/** A user of neighbourhoods 101 and 102, with two lots in the first and one in the second. */
function sessionOf(
  customers = [customer(101), customer(102)],
  properties = [lot(201, 101), lot(202, 101), lot(203, 102)],
): Session {
  const session = toSession(sessionData({ customer: customers, properties }), 0)
  if (!session) throw new Error('the fixture is no session')
  return session
}

const session = sessionOf()
const neighbourhood = (of = session) => getCurrentNeighbourhood(of)?.id
const lotId = (realPropertyId: number | undefined, of = session) =>
  getCurrentLot(of, realPropertyId)?.property_id

/** A new tab has the browser's storage and none of its own. */
const openNewTab = () => sessionStorage.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the neighbourhoods of a user', () => {
  test('are those of the customer list and of the lots, once each', () => {
    const known = sessionOf([customer(102)], [lot(201, 101), lot(202, 101), lot(203, 102)])
    expect(getNeighbourhoods(known).map(({ id }) => id)).toEqual([102, 101])
    expect(getNeighbourhoods(known)[1]).toMatchObject({
      name: 'Barrio 101',
      real_property_name: 'Barrio 101',
    })
  })

  test('may be none', () => {
    expect(neighbourhood(sessionOf([], []))).toBeUndefined()
    expect(lotId(undefined, sessionOf([], []))).toBeUndefined()
  })

  test('have their own lots', () => {
    expect(getLots(session, 101).map(({ property_id }) => property_id)).toEqual([201, 202])
    expect(getLots(session, undefined)).toEqual([])
  })
})

describe('the selection of a tab', () => {
  test('is the first at the beginning', () => {
    expect(neighbourhood()).toBe(101)
    expect(lotId(101)).toBe(201)
    expect(lotId(102)).toBe(203)
  })

  test('is the choice of the tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    expect(neighbourhood()).toBe(102)
    expect(lotId(101)).toBe(202)
  })

  test('is the last choice of any tab in a new tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    openNewTab()
    expect(neighbourhood()).toBe(102)
    expect(lotId(101)).toBe(202)
  })

  test('is not changed by another tab', () => {
    storeNeighbourhood(102)
    storeLot(202)
    localStorage.setItem('portal.currentRealProperty', '101')
    localStorage.setItem('portal.currentProperty', '201')
    expect(neighbourhood()).toBe(102)
    expect(lotId(101)).toBe(202)
  })

  test('is never a neighbourhood or a lot that the user has lost', () => {
    storeNeighbourhood(999)
    storeLot(998)
    expect(neighbourhood()).toBe(101)
    expect(lotId(101)).toBe(201)
  })

  test('is the last choice of any tab if the user has lost its own', () => {
    sessionStorage.setItem('portal.currentRealProperty', '999')
    localStorage.setItem('portal.currentRealProperty', '102')
    sessionStorage.setItem('portal.currentProperty', '999')
    localStorage.setItem('portal.currentProperty', '202')
    expect(neighbourhood()).toBe(102)
    expect(lotId(101)).toBe(202)
  })

  test('is never a lot of another neighbourhood', () => {
    storeLot(202)
    expect(lotId(102)).toBe(203)
  })

  test('is the first if the stored texts are invalid', () => {
    const anything = fc.oneof(fc.string(), fc.constantFrom('102', ' 102', '102.0', '0x66', '1e2', 'null'))
    fc.assert(
      fc.property(anything, anything, (own, last) => {
        sessionStorage.setItem('portal.currentRealProperty', own)
        localStorage.setItem('portal.currentRealProperty', last)
        expect(neighbourhood()).toBe([own, last].includes('102') ? 102 : 101)
      }),
    )
  })

  test('is the first if the storages are blocked', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny)
    storeNeighbourhood(102)
    expect(neighbourhood()).toBe(101)
  })
})

test('removes the selection of all tabs on sign-out', () => {
  const stop = clearTabSelectionOnSignOut()
  startSession(sessionData({}))
  storeNeighbourhood(102)
  storeLot(203)
  endSession()
  stop()
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['portal.currentRealProperty', 'portal.currentProperty'])
      expect(storage.getItem(key)).toBeNull()
})
