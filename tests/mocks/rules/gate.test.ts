import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import {
  type Arrival,
  checkIn,
  checkOut,
  type EntryPermit,
  type GateContext,
  getPermitRefusal,
  requireArrival,
} from '@mocks/rules/gate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person, refusalOf } from './sample-rows'

const grant = (more: Partial<EntryPermit> = {}): EntryPermit => ({
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
  ...more,
})

/** Monday at ten. */
const monday = (more: Partial<GateContext> = {}): GateContext => ({
  gateId: 21,
  plate: 'ab 123 cd',
  now: new Date('2026-03-16T13:00:00.000Z'),
  today: '2026-03-16',
  time: '10:00:00',
  ...more,
})

const arrival = (more: Partial<Arrival> = {}): Arrival => ({
  person: person(4001),
  openMovement: undefined,
  residencies: [],
  permits: [grant()],
  ...more,
})

const entered = checkIn(arrival(), monday(), 90001)

describe('entering', () => {
  it('adds a movement with what let the person in, and its limit', () => {
    expect(entered).toEqual({
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
      'of other days',
      createWeekdayFlags(['tuesday_flag', 'friday_flag']),
      'La autorización Jardinero no vale hoy: solo martes y viernes.',
    ],
    [
      'of later hours',
      { start_time: '10:00:01' },
      'La autorización Jardinero solo permite ingresar de 10:00 a 17:00.',
    ],
    [
      'of earlier hours',
      { end_time: '09:59:00' },
      'La autorización Jardinero solo permite ingresar de 08:00 a 09:59.',
    ],
  ])('is refused with a permit that is %s', (_, more, message) => {
    const attempt = () => checkIn(arrival({ permits: [grant(more)] }), monday(), 1)
    expect(refusalOf(attempt)).toEqual({ status: 409, body: { message } })
  })

  it.each([
    ['barred', { person: person(4001, { is_barred: true }) }, 'no está admitido/a por la Administración.'],
    ['inside', { openMovement: entered }, 'ya ingresó y todavía no registró su egreso.'],
    ['without a permit', { permits: [] }, 'no tiene ninguna autorización para ingresar.'],
  ])('is refused to somebody who is %s', (_, more, words) => {
    expect(refusalOf(() => checkIn(arrival(more), monday(), 1))).toEqual({
      status: 409,
      body: { message: `Ana Apellido 4001 ${words}` },
    })
  })

  it('is by the first permit that holds, and refused by the one that came nearest', () => {
    const expired = grant({ label: 'Mudanza', to_date: '2026-03-01' })
    const early = grant({ label: 'Pileta', start_time: '11:00:00' })
    expect(checkIn(arrival({ permits: [expired, early, grant()] }), monday(), 1).authorization_id).toBe(7003)
    expect(refusalOf(() => checkIn(arrival({ permits: [expired, early] }), monday(), 1)).body).toEqual({
      message: 'La autorización Pileta solo permite ingresar de 11:00 a 17:00.',
    })
  })

  it('needs no permit of a resident, and sets no limit', () => {
    const homes = [{ property_id: 203, guest_type_code: 'RENTER' as const }]
    const movement = checkIn(arrival({ residencies: homes, permits: [] }), monday({ plate: undefined }), 1)
    expect(movement).toMatchObject({
      property_id: 203,
      guest_type_code: 'RENTER',
      authorization_id: null,
      limit_at: null,
      checkin_plate: null,
    })
    const barred = person(301, { is_barred: true })
    expect(
      refusalOf(() => checkIn(arrival({ person: barred, residencies: homes }), monday(), 1)).status,
    ).toBe(409)
  })

  it('counts the last minute to its end, and needs no weekday on a single day', () => {
    const until = grant({ end_time: '10:00:00' })
    expect(getPermitRefusal(until, { today: '2026-03-16', time: '10:00:59' })).toBeUndefined()
    expect(getPermitRefusal(until, { today: '2026-03-16', time: '10:01:00' })?.distance).toBe(1)
    const single = grant({ from_date: '2026-03-16', to_date: '2026-03-16', ...createWeekdayFlags([]) })
    expect(getPermitRefusal(single, { today: '2026-03-16', time: '10:00:00' })).toBeUndefined()
  })

  it.each([
    ['2026-03-15', '2025-03-16', '2027-03-15', 'el seguro A.R.T. venció el 15-03-2026'],
    [null, '2025-03-16', '2027-03-15', 'falta un seguro A.R.T. aprobado'],
    ['2026-03-16', '2025-03-15', '2026-03-15', 'los antecedentes penales vencieron el 15-03-2026'],
    ['2026-03-16', null, null, 'faltan los antecedentes penales aprobados'],
    ['2026-03-16', '2026-03-17', '2027-03-17', 'los antecedentes penales recién valen desde el 17-03-2026'],
    ['2026-03-16', '2026-03-16', '2026-03-16', undefined],
    ['2026-03-16', null, '2026-03-16', undefined],
  ])('with a group needs papers that hold: A.R.T. until %s, criminal record from %s to %s', (...all) => {
    const [art_expiration_date, background_check_from_date, background_check_expiration_date, lack] = all
    const papers = { art_expiration_date, background_check_from_date, background_check_expiration_date }
    // Told before the day of the week: whoever comes back for it needs them too.
    const some = grant({ papers, ...createWeekdayFlags(lack === undefined ? weekdayFlags : ['sunday_flag']) })
    expect(getPermitRefusal(some, monday())?.sentence).toBe(
      lack && `La autorización Jardinero no alcanza: ${lack}.`,
    )
  })

  it('is let in exactly when day, weekday and hour all hold', () => {
    const day = fc.integer({ min: 1, max: 31 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`)
    const hour = fc.integer({ min: 0, max: 23 }).map((n) => `${String(n).padStart(2, '0')}:00:00`)
    const days = fc.subarray([...weekdayFlags], { minLength: 1 })
    fc.assert(
      fc.property(day, day, day, hour, hour, hour, days, (from, to, today, start, end, time, on) => {
        const some = grant({
          from_date: from,
          to_date: to,
          start_time: start,
          end_time: end,
          ...createWeekdayFlags(on),
        })
        const weekday = weekdayFlags[(new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7]
        const holds =
          from <= today && today <= to && start <= time && time <= end && on.some((flag) => flag === weekday)
        expect(getPermitRefusal(some, { today, time }) === undefined).toBe(holds)
      }),
    )
  })
})

describe('leaving', () => {
  it('ends the movement, as the person came unless another plate is shown', () => {
    const later = monday({ now: new Date('2026-03-16T21:30:00.000Z'), gateId: 23, plate: undefined })
    const ended = {
      ...entered,
      checkout_at: '2026-03-16T21:30:00.000Z',
      checkout_gate_id: 23,
      checkout_plate: 'AB123CD',
    }
    const inside = arrival({ openMovement: entered })
    expect(checkOut(inside, later)).toEqual(ended)
    expect(checkOut(inside, { ...later, plate: 'abc 123' }).checkout_plate).toBe('ABC123')
    expect(checkOut(inside, { ...later, plate: '' }).checkout_plate).toBeNull()
  })

  it('is refused to who is not inside', () => {
    expect(refusalOf(() => checkOut(arrival(), monday()))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 4001 no está dentro del barrio.' },
    })
  })
})

describe('a code of several people', () => {
  const inside = arrival({ person: person(1), openMovement: entered })
  const barred = arrival({ person: person(2, { is_barred: true }) })
  const free = arrival({ person: person(3) })

  it('stands on entering for the first who may and is outside, on leaving for the first who is inside', () => {
    expect(requireArrival([inside, barred, free], false).person.id).toBe(3)
    expect(requireArrival([inside, barred], false).person.id).toBe(2)
    expect(requireArrival([inside], false).person.id).toBe(1)
    expect(requireArrival([free, inside], true).person.id).toBe(1)
  })

  it('stands for nobody while nobody is on it, or inside', () => {
    expect(refusalOf(() => requireArrival([], false)).body).toEqual({
      message: 'Todavía no hay nadie registrado en esa invitación.',
    })
    expect(refusalOf(() => requireArrival([free], true)).body).toEqual({
      message: 'Nadie de esa autorización está dentro del barrio.',
    })
  })
})
