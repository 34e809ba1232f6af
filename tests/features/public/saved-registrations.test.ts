import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRegistrations, saveRegistration } from '@/features/public/saved-registrations'
import { afterTest } from '../../support/after-test'

const key = 'portal.registrations'

const terms = {
  from_date: '2026-03-21',
  to_date: '2026-03-21',
  start_time: '12:00:00',
  end_time: '20:00:00',
  authorizer: 'Ana Pérez',
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: true,
  sunday_flag: true,
  real_property: { name: 'Los Álamos', logo: null },
}
const lucia = { name: 'Lucía Ñandubay', qrcode: 'LA-1', terms }

const setToday = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-03:00`))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  setToday('2026-03-16')
  afterTest(() => vi.useRealTimers())
})

test('lists the registrations of a link, the newest first', () => {
  saveRegistration('one', lucia)
  saveRegistration('two', { ...lucia, name: 'Otra Persona' })
  saveRegistration('one', { ...lucia, name: 'Teo Ávalos', qrcode: undefined })
  expect(readRegistrations('one').map(({ name }) => name)).toEqual(['Teo Ávalos', 'Lucía Ñandubay'])
  expect(readRegistrations('none')).toEqual([])
})

test("stores a guest's code once, and separates guests with the same name", () => {
  saveRegistration('one', lucia)
  saveRegistration('one', { ...lucia, qrcode: 'LA-2' })
  saveRegistration('one', lucia)
  expect(readRegistrations('one').map(({ qrcode }) => qrcode)).toEqual(['LA-1', 'LA-2'])
})

test('deletes a registration after the last day', () => {
  saveRegistration('one', lucia)
  setToday('2026-03-21')
  expect(readRegistrations('one')).toEqual([lucia])
  setToday('2026-03-22')
  expect(readRegistrations('one')).toEqual([])
  expect(localStorage.getItem(key)).toBeNull()
})

test('updates the stored terms, so that an extended invitation is stored for longer', () => {
  saveRegistration('one', lucia)
  const longer = { ...terms, to_date: '2026-03-28' }
  expect(readRegistrations('one', longer)).toEqual([{ ...lucia, terms: longer }])
  setToday('2026-03-28')
  expect(readRegistrations('one')).toEqual([{ ...lucia, terms: longer }])
})

test('stores at most twenty registrations, without document, email and phone', () => {
  const guest = { ...lucia, id_number: '38555112', email: 'lucia@example.com' }
  for (let count = 0; count < 25; count += 1) saveRegistration('one', { ...guest, name: `Guest ${count}` })
  expect(readRegistrations('one')).toHaveLength(20)
  expect(localStorage.getItem(key)).not.toMatch(/38555112|example\.com/)
})

test('ignores invalid stored data', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
      localStorage.setItem(key, text)
      expect(readRegistrations('one')).toEqual([])
    }),
    { numRuns: 50 },
  )
})
