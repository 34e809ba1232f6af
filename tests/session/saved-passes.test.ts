import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Pass } from '@/domain/passes'
import { clearPassesOnSignOut, getSavedPass, removeSavedPass, savePass } from '@/session/saved-passes'
import { endSession, startSession } from '@/session/session-store'
import { openStoreBeforeEach, reload } from './open-store'
import { createLot, createSessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.passes'
const getStoredText = () => localStorage.getItem(key)

const createPass = (overrides: Partial<Pass> = {}): Pass => ({
  id: 7001,
  name: 'Jardinero',
  preauthorization_type: 'OTHER',
  from_date: '2026-03-01',
  to_date: '2099-12-31',
  start_time: '08:00:00',
  end_time: '12:30:00',
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: false,
  sunday_flag: false,
  count_authorized: 1,
  people: [{ id: 9001, full_name: 'Ramón Aráoz' }],
  qrcode: 'LA-7K3Q-9XZ2',
  lot: { identifier: 'A-12', area_name: null, real_property_name: 'Los Álamos' },
  ...overrides,
})

/** Creates the response of a second sign-in of the same user. */
const createNextSession = () => createSessionData({ session_id: 's-000002', token: 'next' })
/** Creates the response of a sign-in of a different user. */
const createOtherUserSession = () => {
  const data = createSessionData({ session_id: 's-000003', token: 'other' })
  return {
    ...data,
    user: { ...data.user, email: 'otra@demo.ar' },
    properties: data.properties.map((property) => ({ ...property, person_id: property.person_id + 900 })),
  }
}

test('keeps a saved pass and the time of the save after a reload', () => {
  startSession(createSessionData())
  savePass(createPass(), 1_773_666_000_000)
  reload()
  expect(getSavedPass(7001)).toEqual({ saved_at: 1_773_666_000_000, pass: createPass() })
  expect(getSavedPass(7002)).toBeUndefined()
})

test('replaces a saved pass, and removes a saved pass that no longer has a QR code', () => {
  startSession(createSessionData())
  savePass(createPass(), 1)
  savePass(createPass({ id: 7002 }), 2)
  savePass(createPass({ name: 'Otro' }), 3)
  expect(getSavedPass(7001)).toMatchObject({ saved_at: 3, pass: { name: 'Otro' } })
  const { qrcode: _, ...passWithoutCode } = createPass()
  savePass(passWithoutCode)
  expect(getSavedPass(7001)).toBeUndefined()
  expect(getSavedPass(7002)).toBeDefined()
  removeSavedPass(7002)
  expect(getStoredText()).toBeNull()
})

test('removes one saved pass, and keeps the others', () => {
  startSession(createSessionData())
  savePass(createPass())
  savePass(createPass({ id: 7002 }))
  removeSavedPass(7001)
  expect(getSavedPass(7001)).toBeUndefined()
  expect(getSavedPass(7002)).toBeDefined()
})

test.each(['PERSONAL', 'FAMILY', 'VENDOR', 'OTHER', 'REAL_STATE', 'EVENT'] as const)(
  'saves a pass of the type %s',
  (preauthorization_type) => {
    startSession(createSessionData())
    savePass(createPass({ preauthorization_type }))
    expect(getSavedPass(7001)?.pass.preauthorization_type).toBe(preauthorization_type)
  },
)

test('does not save an expired pass, or the pass of a user without lots', () => {
  startSession(createSessionData())
  savePass(createPass({ to_date: '2026-03-15' }))
  expect(getStoredText()).toBeNull()
  startSession(createSessionData({ properties: [] }))
  savePass(createPass())
  expect(getStoredText()).toBeNull()
})

test('keeps the passes if the user gets a lot as another person', () => {
  const unsubscribe = clearPassesOnSignOut()
  startSession(createSessionData())
  savePass(createPass())
  const newLot = { ...createLot(203, 102), person_id: 302 }
  startSession(createSessionData({ properties: [newLot, createLot(201, 101)] }))
  expect(getSavedPass(7001)).toBeDefined()
  unsubscribe()
})

test('keeps only the twenty passes that were saved last', () => {
  startSession(createSessionData())
  for (let id = 1; id <= 21; id += 1) savePass(createPass({ id }))
  expect(getSavedPass(1)).toBeUndefined()
  expect(getSavedPass(2)).toBeDefined()
})

test('removes a pass when its last day ends in the time zone of the neighbourhood', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T23:59:00-03:00') })
  startSession(createSessionData())
  savePass(createPass({ to_date: '2026-03-16' }))
  expect(getSavedPass(7001)).toBeDefined()
  vi.setSystemTime(new Date('2026-03-17T00:01:00-03:00'))
  expect(getSavedPass(7001)).toBeUndefined()
  const unsubscribe = clearPassesOnSignOut()
  expect(getStoredText()).toBeNull()
  unsubscribe()
  vi.useRealTimers()
})

test('keeps the passes for the same user, and removes them if a different user signs in', () => {
  const unsubscribe = clearPassesOnSignOut()
  startSession(createSessionData())
  savePass(createPass())
  startSession(createNextSession())
  expect(getSavedPass(7001)).toBeDefined()
  startSession(createOtherUserSession())
  expect(getSavedPass(7001)).toBeUndefined()
  expect(getStoredText()).toBeNull()
  unsubscribe()
})

test('removes the passes on sign-out in any tab, and saves no pass while nobody is signed in', () => {
  const unsubscribe = clearPassesOnSignOut()
  startSession(createSessionData())
  savePass(createPass())
  endSession()
  expect(getStoredText()).toBeNull()
  startSession(createSessionData())
  savePass(createPass())
  localStorage.removeItem('portal.session')
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  expect(getStoredText()).toBeNull()
  savePass(createPass())
  expect(getStoredText()).toBeNull()
  unsubscribe()
})

test('keeps and does not change the passes of an expired session until the user signs out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T10:00:00-03:00') })
  startSession(createSessionData())
  savePass(createPass())
  vi.setSystemTime(new Date('2026-04-16T10:00:00-03:00'))
  reload()
  const unsubscribe = clearPassesOnSignOut()
  savePass(createPass({ id: 7002 }))
  removeSavedPass(7003)
  expect(getSavedPass(7001)).toBeDefined()
  localStorage.removeItem('portal.session')
  expect(getSavedPass(7001)).toBeUndefined()
  unsubscribe()
  vi.useRealTimers()
})

test('stores the names of the authorized people, but no document number, note or message', () => {
  startSession(createSessionData())
  const secretFields = {
    description: 'Llama al 11-5555-0199',
    message: 'juana@demo.ar',
    id_number: '30999888',
  }
  const people = createPass().people.map((person) => ({ ...person, id_number: '30999888' }))
  savePass({ ...createPass(), ...secretFields, people })
  for (const secret of Object.values(secretFields)) expect(getStoredText()).not.toContain(secret)
  expect(getStoredText()).toContain('Ramón Aráoz')
})

test('ignores invalid stored texts', () => {
  startSession(createSessionData())
  savePass(createPass())
  const validRecord = JSON.parse(getStoredText() ?? '')
  const invalidTexts = [
    { ...validRecord, version: 1 },
    { ...validRecord, owner: 'me' },
    { ...validRecord, passes: [null] },
    { ...validRecord, passes: [{ saved_at: 'now', pass: createPass() }] },
    { ...validRecord, passes: [{ saved_at: 1, pass: createPass({ to_date: 'never' }) }] },
    { ...validRecord, passes: [{ saved_at: 1, pass: { ...createPass(), people: ['Ramón Aráoz'] } }] },
    { ...validRecord, passes: [{ saved_at: 1, pass: { ...createPass(), preauthorization_type: 'INVITE' } }] },
  ].map((record) => JSON.stringify(record))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...invalidTexts)), (text) => {
      localStorage.setItem(key, text)
      expect(getSavedPass(7001)).toBeUndefined()
    }),
  )
})

test('saves nothing and does not throw if the storage is full', () => {
  startSession(createSessionData())
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  savePass(createPass())
  expect(getSavedPass(7001)).toBeUndefined()
  setItem.mockRestore()
})
