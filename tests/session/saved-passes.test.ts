import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Pass } from '@/domain/passes'
import { clearPassesOnSignOut, getSavedPass, removeSavedPass, savePass } from '@/session/saved-passes'
import { endSession, startSession } from '@/session/session-store'
import { openStoreBeforeEach, reload } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

const key = 'portal.passes'
const stored = () => localStorage.getItem(key)

const pass = (more: Partial<Pass> = {}): Pass => ({
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
  ...more,
})

/** Another session of the same person, and the session of another user. */
const createNextSession = () => sessionData({ session_id: 's-000002', token: 'next' })
const createOtherUserSession = () => {
  const data = sessionData({ session_id: 's-000003', token: 'other' })
  return {
    ...data,
    user: { ...data.user, email: 'otra@demo.ar' },
    properties: data.properties.map((property) => ({ ...property, person_id: property.person_id + 900 })),
  }
}

test('keeps a pass and the time of its opening after a reload', () => {
  startSession(sessionData())
  savePass(pass(), 1_773_666_000_000)
  reload()
  expect(getSavedPass(7001)).toEqual({ saved_at: 1_773_666_000_000, pass: pass() })
  expect(getSavedPass(7002)).toBeUndefined()
})

test('replaces a pass, and removes one that has no code any more', () => {
  startSession(sessionData())
  savePass(pass(), 1)
  savePass(pass({ id: 7002 }), 2)
  savePass(pass({ name: 'Otro' }), 3)
  expect(getSavedPass(7001)).toMatchObject({ saved_at: 3, pass: { name: 'Otro' } })
  const { qrcode: _, ...without } = pass()
  savePass(without)
  expect(getSavedPass(7001)).toBeUndefined()
  expect(getSavedPass(7002)).toBeDefined()
  removeSavedPass(7002)
  expect(stored()).toBeNull()
})

test('keeps the last twenty passes', () => {
  startSession(sessionData())
  for (let id = 1; id <= 21; id += 1) savePass(pass({ id }))
  expect(getSavedPass(1)).toBeUndefined()
  expect(getSavedPass(2)).toBeDefined()
})

test('removes an expired pass by the time of the neighbourhood', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T23:59:00-03:00') })
  startSession(sessionData())
  savePass(pass({ to_date: '2026-03-16' }))
  expect(getSavedPass(7001)).toBeDefined()
  vi.setSystemTime(new Date('2026-03-17T00:01:00-03:00'))
  expect(getSavedPass(7001)).toBeUndefined()
  const stop = clearPassesOnSignOut()
  expect(stored()).toBeNull()
  stop()
  vi.useRealTimers()
})

test('keeps the passes for another session of the person, and removes them for another user', () => {
  const stop = clearPassesOnSignOut()
  startSession(sessionData())
  savePass(pass())
  startSession(createNextSession())
  expect(getSavedPass(7001)).toBeDefined()
  startSession(createOtherUserSession())
  expect(getSavedPass(7001)).toBeUndefined()
  expect(stored()).toBeNull()
  stop()
})

test('removes the passes on sign-out in any tab', () => {
  const stop = clearPassesOnSignOut()
  startSession(sessionData())
  savePass(pass())
  endSession()
  expect(stored()).toBeNull()
  startSession(sessionData())
  savePass(pass())
  localStorage.removeItem('portal.session')
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  expect(stored()).toBeNull()
  savePass(pass())
  expect(stored()).toBeNull()
  stop()
})

test('keeps the passes of an expired session until its user signs out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T10:00:00-03:00') })
  startSession(sessionData())
  savePass(pass())
  vi.setSystemTime(new Date('2026-04-16T10:00:00-03:00'))
  reload()
  const stop = clearPassesOnSignOut()
  expect(getSavedPass(7001)).toBeDefined()
  localStorage.removeItem('portal.session')
  expect(getSavedPass(7001)).toBeUndefined()
  stop()
  vi.useRealTimers()
})

test('stores only the names of people', () => {
  startSession(sessionData())
  const more = { description: 'Llama al 11-5555-0199', message: 'juana@demo.ar', id_number: '30999888' }
  const people = pass().people.map((person) => ({ ...person, id_number: '30999888' }))
  savePass({ ...pass(), ...more, people })
  for (const secret of Object.values(more)) expect(stored()).not.toContain(secret)
  expect(stored()).toContain('Ramón Aráoz')
})

test('ignores invalid stored texts', () => {
  startSession(sessionData())
  savePass(pass())
  const good = JSON.parse(stored() ?? '')
  const almost = [
    { ...good, version: 1 },
    { ...good, owner: 'me' },
    { ...good, passes: [null] },
    { ...good, passes: [{ saved_at: 'now', pass: pass() }] },
    { ...good, passes: [{ saved_at: 1, pass: pass({ to_date: 'never' }) }] },
    { ...good, passes: [{ saved_at: 1, pass: { ...pass(), people: ['Ramón Aráoz'] } }] },
    { ...good, passes: [{ saved_at: 1, pass: { ...pass(), preauthorization_type: 'INVITE' } }] },
  ].map((text) => JSON.stringify(text))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...almost)), (garbage) => {
      localStorage.setItem(key, garbage)
      expect(getSavedPass(7001)).toBeUndefined()
    }),
  )
})

test('does not throw if the storage is full', () => {
  startSession(sessionData())
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  savePass(pass())
  expect(getSavedPass(7001)).toBeUndefined()
  full.mockRestore()
})
