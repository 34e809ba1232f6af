import type { Schemas } from '@mocks/contract/operations'
import { addDays, createWeekdayFlags, type WeekdayFlag, weekdayFlags } from '@mocks/rules/calendar'
import { findGroupTermRefusals, toStoredGroupTerms } from '@mocks/rules/work-group-terms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { today } from './sample-rows'
import { createGroupRow, createWorkRow } from './work-rows'

type Fields = Schemas['GroupPreauthorizationFields']

const createGroupFields = (overrides: Partial<Fields> = {}): Fields => ({
  name: 'Albañilería',
  type: 'VENDOR',
  from_date: today,
  to_date: '2026-06-30',
  start_time: '07:00:00',
  end_time: '17:00:00',
  ...createWeekdayFlags(['tuesday_flag', 'friday_flag']),
  source: 'PERSON',
  method: 'WEB',
  ...overrides,
})

/** Returns the reasons by the name of the invalid field; an empty object if all fields are valid. */
const findRefusals = (overrides: Partial<Fields> = {}, previous?: ReturnType<typeof createGroupRow>) =>
  Object.fromEntries(
    Object.entries(
      findGroupTermRefusals(createGroupFields(overrides), { work: createWorkRow(), today, previous }),
    ).filter(([, reasons]) => reasons.length > 0),
  )

describe('the dates of a group', () => {
  it('must lie within the dates of the work, both ends included', () => {
    expect(findRefusals({ from_date: '2025-11-17', to_date: '2026-10-30' })).toEqual({})
    expect(findRefusals({ from_date: '2025-11-16' })).toEqual({
      'preauth_fields.from_date': ['La fecha de inicio no puede ser anterior a la de la obra.'],
    })
    expect(findRefusals({ to_date: '2026-10-31' })).toEqual({
      'preauth_fields.to_date': ['La fecha de fin no puede ser posterior a la de la obra.'],
    })
  })

  it('are refused if the last day is before today or before the first day', () => {
    expect(findRefusals({ from_date: '2026-03-01', to_date: today })).toEqual({})
    expect(findRefusals({ from_date: '2026-03-01', to_date: '2026-03-15' })).toEqual({
      'preauth_fields.to_date': ['La fecha de fin no puede ser anterior a hoy.'],
    })
    expect(findRefusals({ from_date: '2026-04-02', to_date: '2026-04-01' })).toEqual({
      'preauth_fields.to_date': ['La fecha de fin no puede ser anterior a la de inicio.'],
    })
  })

  it('cannot have a new first day after the group has ended', () => {
    const endedGroup = createGroupRow({ from_date: '2026-01-05', to_date: '2026-03-15' })
    expect(findRefusals({ from_date: '2026-01-05' }, endedGroup)).toEqual({})
    expect(findRefusals({ from_date: '2026-01-06' }, endedGroup)).toEqual({
      'preauth_fields.from_date': [
        'La fecha de inicio de una autorización que ya terminó no se puede cambiar.',
      ],
    })
    expect(findRefusals({ from_date: '2026-01-06' }, { ...endedGroup, to_date: today })).toEqual({})
  })

  it('are refused if they break one of these rules, and accepted otherwise', () => {
    const day = fc.integer({ min: -200, max: 300 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(day, day, (from_date, to_date) => {
        const isAccepted =
          from_date >= '2025-11-17' && to_date <= '2026-10-30' && to_date >= today && from_date <= to_date
        expect(Object.keys(findRefusals({ from_date, to_date })).length === 0).toBe(isAccepted)
      }),
    )
  })
})

describe('the hours of a group', () => {
  it('must be multiples of 15 minutes from 00:00 to 17:00, and the end must not be before the start', () => {
    const time = fc
      .record({ hour: fc.nat({ max: 23 }), minute: fc.nat({ max: 59 }), second: fc.constantFrom(0, 0, 0, 1) })
      .map((parts) =>
        [parts.hour, parts.minute, parts.second].map((part) => String(part).padStart(2, '0')).join(':'),
      )
    const quarter = fc.nat({ max: 95 }).map((index) => {
      const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15].map((part) =>
        String(part).padStart(2, '0'),
      )
      return `${hour}:${minute}:00`
    })
    const anyTime = fc.oneof(time, quarter)
    fc.assert(
      fc.property(anyTime, anyTime, (start_time, end_time) => {
        const areQuarters = [start_time, end_time].every((text) => /:(00|15|30|45):00$/.test(text))
        const isAccepted = areQuarters && end_time >= start_time && end_time <= '17:00:00'
        expect(Object.keys(findRefusals({ start_time, end_time })).length === 0).toBe(isAccepted)
      }),
    )
  })

  it('are refused with a reason for each invalid field', () => {
    expect(findRefusals({ start_time: '07:10:00', end_time: '17:00:01' })).toEqual({
      'preauth_fields.start_time': ['El horario debe ser de quince en quince minutos.'],
      'preauth_fields.end_time': ['La hora de fin no puede ser posterior a las 17:00.'],
    })
    expect(findRefusals({ start_time: '12:00:00', end_time: '11:45:00' })).toEqual({
      'preauth_fields.end_time': ['La hora de fin no puede ser anterior a la de inicio.'],
    })
    expect(findRefusals({ start_time: '12:00:00', end_time: '12:00:00' })).toEqual({})
  })
})

describe('the weekdays of a group', () => {
  it('must include at least one day from Monday to Friday and no day of the weekend', () => {
    fc.assert(
      fc.property(fc.subarray([...weekdayFlags]), (chosen: WeekdayFlag[]) => {
        const isAccepted =
          chosen.length > 0 && !chosen.includes('saturday_flag') && !chosen.includes('sunday_flag')
        expect(Object.keys(findRefusals(createWeekdayFlags(chosen))).length === 0).toBe(isAccepted)
      }),
    )
    expect(findRefusals(createWeekdayFlags([]))).toEqual({
      non_field_errors: ['Elegí por lo menos un día de la semana.'],
    })
    expect(findRefusals(createWeekdayFlags(['monday_flag', 'sunday_flag']))).toEqual({
      non_field_errors: ['Solo se puede autorizar de lunes a viernes.'],
    })
  })
})

describe('toStoredGroupTerms', () => {
  it('returns the fields of the request in their stored form, with default values for absent fields', () => {
    expect(toStoredGroupTerms(createGroupFields({ name: ' Pintura ' }))).toEqual({
      name: 'Pintura',
      description: '',
      from_date: today,
      to_date: '2026-06-30',
      ...createWeekdayFlags(['tuesday_flag', 'friday_flag']),
      start_time: '07:00:00',
      end_time: '17:00:00',
      active_flag: true,
      oncheckin_notify_flag: false,
      oncheckout_notify_flag: false,
      concurrent_flag: true,
      license_plate_number: null,
    })
    const requestFields = {
      active_flag: false,
      oncheckin_notify_flag: true,
      license_plate_number: ' af 318 kd',
    }
    expect(toStoredGroupTerms(createGroupFields({ ...requestFields, allDay: true }))).toMatchObject({
      active_flag: false,
      oncheckin_notify_flag: true,
      license_plate_number: 'AF318KD',
    })
  })
})
