import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRegistrations, saveRegistration } from '@/features/public/saved-registrations'
import { afterTest } from '../../support/after-test'
import { anyCharacter } from '../../support/any-text'

const storageKey = 'portal.registrations'

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
const registration = { name: 'Lucía Ñandubay', qrcode: 'LA-1', terms }

const setToday = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-03:00`))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  setToday('2026-03-16')
  afterTest(() => vi.useRealTimers())
})

test('lists the registrations of one invitation, the newest first', () => {
  saveRegistration('one', registration)
  saveRegistration('two', { ...registration, name: 'Otra Persona' })
  saveRegistration('one', { ...registration, name: 'Teo Ávalos', qrcode: undefined })
  expect(readRegistrations('one').map(({ name }) => name)).toEqual(['Teo Ávalos', 'Lucía Ñandubay'])
  expect(readRegistrations('none')).toEqual([])
})

test('stores one registration for each code, also if the guests have the same name', () => {
  saveRegistration('one', registration)
  saveRegistration('one', { ...registration, qrcode: 'LA-2' })
  saveRegistration('one', registration)
  expect(readRegistrations('one').map(({ qrcode }) => qrcode)).toEqual(['LA-1', 'LA-2'])
})

test('deletes a registration after the last day of the invitation', () => {
  saveRegistration('one', registration)
  setToday('2026-03-21')
  expect(readRegistrations('one')).toEqual([registration])
  setToday('2026-03-22')
  expect(readRegistrations('one')).toEqual([])
  expect(localStorage.getItem(storageKey)).toBeNull()
})

test('replaces the stored terms by the current terms, and keeps the registration until the new last day', () => {
  saveRegistration('one', registration)
  const extendedTerms = { ...terms, to_date: '2026-03-28' }
  expect(readRegistrations('one', extendedTerms)).toEqual([{ ...registration, terms: extendedTerms }])
  setToday('2026-03-28')
  expect(readRegistrations('one')).toEqual([{ ...registration, terms: extendedTerms }])
})

test('stores at most twenty registrations, without document number and email', () => {
  const guest = { ...registration, id_number: '38555112', email: 'lucia@example.com' }
  for (let count = 0; count < 25; count += 1) saveRegistration('one', { ...guest, name: `Guest ${count}` })
  expect(readRegistrations('one')).toHaveLength(20)
  expect(localStorage.getItem(storageKey)).not.toMatch(/38555112|example\.com/)
})

test('ignores invalid stored data', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: anyCharacter })), (text) => {
      localStorage.setItem(storageKey, text)
      expect(readRegistrations('one')).toEqual([])
    }),
    { numRuns: 50 },
  )
})
