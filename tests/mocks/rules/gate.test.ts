import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import {
  checkIn,
  checkOut,
  type EntryPermit,
  type GateContext,
  getPermitRefusal,
  type PersonAtGate,
  requirePersonAtGate,
} from '@mocks/rules/gate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'

const createPermit = (overrides: Partial<EntryPermit> = {}): EntryPermit => ({
  property_id: 201,
  work_id: null,
  from_date: '2026-03-10',
  to_date: '2026-03-31',
  start_time: '08:00:00',
  end_time: '17:00:00',
  ...createWeekdayFlags(weekdayFlags),
  label: 'Jardinero',
  guest_type_code: 'OTHER',
  authorization_id: 7003,
  visited_person_id: 301,
  is_cancelled: false,
  ...overrides,
})

/** The context of an entry on Monday, 16 March 2026 at 10:00. */
const createMondayContext = (overrides: Partial<GateContext> = {}): GateContext => ({
  gateId: 21,
  plate: 'ab 123 cd',
  now: new Date('2026-03-16T13:00:00.000Z'),
  today: '2026-03-16',
  time: '10:00:00',
  ...overrides,
})

const createPersonAtGate = (overrides: Partial<PersonAtGate> = {}): PersonAtGate => ({
  person: createPersonRow(4001),
  openMovement: undefined,
  residencies: [],
  permits: [createPermit()],
  ...overrides,
})

const mondayContext = createMondayContext()
const openMovement = checkIn(createPersonAtGate(), mondayContext, 90001)

describe('checkIn', () => {
  it('creates a movement with the authorization and the time limit', () => {
    expect(openMovement).toEqual({
      id: 90001,
      person_id: 4001,
      property_id: 201,
      work_id: null,
      guest_type_code: 'OTHER',
      authorization_id: 7003,
      visited_person_id: 301,
      limit_at: '2026-03-16T20:00:00.000Z',
      checkin_at: '2026-03-16T13:00:00.000Z',
      checkout_at: null,
      checkin_plate: 'AB123CD',
      checkout_plate: null,
      checkin_gate_id: 21,
      checkout_gate_id: null,
    })
  })

  it.each([
    ['cancelled', { is_cancelled: true }, 'La autorización Jardinero fue eliminada.'],
    ['expired', { to_date: '2026-03-15' }, 'La autorización Jardinero venció el 15-03-2026.'],
    [
      'not valid yet',
      { from_date: '2026-03-17' },
      'La autorización Jardinero recién es válida desde el 17-03-2026.',
    ],
    [
      'not valid on this weekday',
      createWeekdayFlags(['tuesday_flag', 'friday_flag']),
      'La autorización Jardinero no vale hoy: solo martes y viernes.',
    ],
    [
      'valid only from one second after the current time',
      { start_time: '10:00:01' },
      'La autorización Jardinero solo permite ingresar de 10:00 a 17:00.',
    ],
    [
      'valid only until one minute before the current time',
      { end_time: '09:59:00' },
      'La autorización Jardinero solo permite ingresar de 08:00 a 09:59.',
    ],
  ])('refuses a permit that is %s', (_, overrides, message) => {
    const person = createPersonAtGate({ permits: [createPermit(overrides)] })
    expect(catchRefusal(() => checkIn(person, mondayContext, 1))).toEqual({ status: 409, body: { message } })
  })

  it.each([
    [
      'barred',
      { person: createPersonRow(4001, { is_barred: true }) },
      'no está admitido/a por la Administración.',
    ],
    ['already inside', { openMovement }, 'ya ingresó y todavía no registró su egreso.'],
    ['without a permit', { permits: [] }, 'no tiene ninguna autorización para ingresar.'],
  ])('refuses a person who is %s', (_, overrides, sentence) => {
    expect(catchRefusal(() => checkIn(createPersonAtGate(overrides), mondayContext, 1))).toEqual({
      status: 409,
      body: { message: `Ana Apellido 4001 ${sentence}` },
    })
  })

  it('uses the first valid permit, or reports the permit refusal with the lowest `distance`', () => {
    const expiredPermit = createPermit({ label: 'Mudanza', to_date: '2026-03-01' })
    const earlyPermit = createPermit({ label: 'Pileta', start_time: '11:00:00' })
    const personWithPermit = createPersonAtGate({ permits: [expiredPermit, earlyPermit, createPermit()] })
    expect(checkIn(personWithPermit, mondayContext, 1).authorization_id).toBe(7003)
    const personWithoutPermit = createPersonAtGate({ permits: [expiredPermit, earlyPermit] })
    expect(catchRefusal(() => checkIn(personWithoutPermit, mondayContext, 1)).body).toEqual({
      message: 'La autorización Pileta solo permite ingresar de 11:00 a 17:00.',
    })
  })

  it('requires no permit and sets no time limit for a resident, but refuses a barred resident', () => {
    const residencies = [{ property_id: 203, guest_type_code: 'RENTER' as const }]
    const pedestrianContext = createMondayContext({ plate: undefined })
    const movement = checkIn(createPersonAtGate({ residencies, permits: [] }), pedestrianContext, 1)
    expect(movement).toMatchObject({
      property_id: 203,
      guest_type_code: 'RENTER',
      authorization_id: null,
      limit_at: null,
      checkin_plate: null,
    })
    const barredPerson = createPersonRow(301, { is_barred: true })
    const barredResident = createPersonAtGate({ person: barredPerson, residencies })
    expect(catchRefusal(() => checkIn(barredResident, mondayContext, 1)).status).toBe(409)
  })

  it('accepts a permit until the end of its last minute, and a permit without weekdays', () => {
    const permitUntilTen = createPermit({ end_time: '10:00:00' })
    expect(getPermitRefusal(permitUntilTen, { today: '2026-03-16', time: '10:00:59' })).toBeUndefined()
    expect(getPermitRefusal(permitUntilTen, { today: '2026-03-16', time: '10:01:00' })?.distance).toBe(1)
    const singleDayPermit = createPermit({
      from_date: '2026-03-16',
      to_date: '2026-03-16',
      ...createWeekdayFlags([]),
    })
    expect(getPermitRefusal(singleDayPermit, { today: '2026-03-16', time: '10:00:00' })).toBeUndefined()
  })

  it.each([
    ['2026-03-15', '2025-03-16', '2027-03-15', 'el seguro A.R.T. venció el 15-03-2026'],
    [null, '2025-03-16', '2027-03-15', 'falta un seguro A.R.T. aprobado'],
    ['2026-03-16', '2025-03-15', '2026-03-15', 'los antecedentes penales vencieron el 15-03-2026'],
    ['2026-03-16', null, null, 'faltan los antecedentes penales aprobados'],
    ['2026-03-16', '2026-03-17', '2027-03-17', 'los antecedentes penales recién valen desde el 17-03-2026'],
    ['2026-03-16', '2026-03-16', '2026-03-16', undefined],
    ['2026-03-16', null, '2026-03-16', undefined],
  ])('checks the papers of a worker: insurance until %s, background check from %s to %s', (...dates) => {
    const [art_expiration_date, background_check_from_date, background_check_expiration_date, problem] = dates
    const papers = { art_expiration_date, background_check_from_date, background_check_expiration_date }
    // If the papers are invalid, the permit also excludes Monday; the refusal must name the papers, not the weekday.
    const permit = createPermit({
      papers,
      ...createWeekdayFlags(problem === undefined ? weekdayFlags : ['sunday_flag']),
    })
    expect(getPermitRefusal(permit, mondayContext)?.sentence).toBe(
      problem && `La autorización Jardinero no alcanza: ${problem}.`,
    )
  })

  it('accepts a permit only if the day, the weekday and the hour are all valid', () => {
    const day = fc.integer({ min: 1, max: 31 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`)
    const hour = fc.integer({ min: 0, max: 23 }).map((n) => `${String(n).padStart(2, '0')}:00:00`)
    const days = fc.subarray([...weekdayFlags], { minLength: 1 })
    fc.assert(
      fc.property(day, day, day, hour, hour, hour, days, (from, to, today, start, end, time, flags) => {
        const permit = createPermit({
          from_date: from,
          to_date: to,
          start_time: start,
          end_time: end,
          ...createWeekdayFlags(flags),
        })
        const weekday = weekdayFlags[(new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7]
        const isValid =
          from <= today &&
          today <= to &&
          start <= time &&
          time <= end &&
          flags.some((flag) => flag === weekday)
        expect(getPermitRefusal(permit, { today, time }) === undefined).toBe(isValid)
      }),
    )
  })
})

describe('checkOut', () => {
  it('ends the movement, and by default stores the check-in plate as the check-out plate', () => {
    const checkOutContext = createMondayContext({
      now: new Date('2026-03-16T21:30:00.000Z'),
      gateId: 23,
      plate: undefined,
    })
    const closedMovement = {
      ...openMovement,
      checkout_at: '2026-03-16T21:30:00.000Z',
      checkout_gate_id: 23,
      checkout_plate: 'AB123CD',
    }
    const personInside = createPersonAtGate({ openMovement })
    expect(checkOut(personInside, checkOutContext)).toEqual(closedMovement)
    expect(checkOut(personInside, { ...checkOutContext, plate: 'abc 123' }).checkout_plate).toBe('ABC123')
    expect(checkOut(personInside, { ...checkOutContext, plate: '' }).checkout_plate).toBeNull()
  })

  it('refuses a person who is not inside', () => {
    expect(catchRefusal(() => checkOut(createPersonAtGate(), mondayContext))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 4001 no está dentro del barrio.' },
    })
  })
})

describe('requirePersonAtGate', () => {
  const personInside = createPersonAtGate({ person: createPersonRow(1), openMovement })
  const barredPersonAtGate = createPersonAtGate({ person: createPersonRow(2, { is_barred: true }) })
  const personOutside = createPersonAtGate({ person: createPersonRow(3) })

  it('prefers an admitted person outside for a check-in, and selects a person inside for a check-out', () => {
    expect(requirePersonAtGate([personInside, barredPersonAtGate, personOutside], false).person.id).toBe(3)
    expect(requirePersonAtGate([personInside, barredPersonAtGate], false).person.id).toBe(2)
    expect(requirePersonAtGate([personInside], false).person.id).toBe(1)
    expect(requirePersonAtGate([personOutside, personInside], true).person.id).toBe(1)
  })

  it('refuses a check-in if there are no people, and a check-out if nobody is inside', () => {
    expect(catchRefusal(() => requirePersonAtGate([], false)).body).toEqual({
      message: 'Todavía no hay nadie registrado en esa invitación.',
    })
    expect(catchRefusal(() => requirePersonAtGate([personOutside], true)).body).toEqual({
      message: 'Nadie de esa autorización está dentro del barrio.',
    })
  })
})
