import {
  type AuthorizationTerms,
  findPeopleRefusals,
  findSeatRefusals,
  findTermRefusals,
  toStoredTerms,
} from '@mocks/rules/authorization-terms'
import { addDays, createWeekdayFlags, getWeekdayFlag, weekdayFlags } from '@mocks/rules/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAuthorizationRow, createTerms, today } from './sample-rows'

/** Returns the refusals of each invalid field. `previous` is the stored authorization that the input updates, if any. */
const findRefusals = (
  input: Partial<AuthorizationTerms>,
  previous?: ReturnType<typeof createAuthorizationRow>,
) =>
  Object.fromEntries(
    Object.entries(findTermRefusals(createTerms(input), today, previous)).filter(
      ([, reasons]) => reasons.length > 0,
    ),
  )

describe('the terms of an authorization', () => {
  it('may last for a week from today, all day, every day', () => {
    expect(findRefusals({})).toEqual({})
  })

  it('must have a title, which is stored without surrounding spaces', () => {
    expect(findRefusals({ name: '   ' })).toEqual({ name: ['El título no puede estar vacío.'] })
    expect(toStoredTerms(createTerms({ name: ' Asado ' })).name).toBe('Asado')
  })

  it('must not begin or end in the past', () => {
    expect(findRefusals({ from_date: '2026-03-15' })).toEqual({
      from_date: ['La fecha de ingreso no puede ser anterior a hoy.'],
    })
    expect(findRefusals({ from_date: '2026-03-14', to_date: '2026-03-15' })).toEqual({
      from_date: ['La fecha de ingreso no puede ser anterior a hoy.'],
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
  })

  it('may keep a stored first day in the past, but no other day in the past', () => {
    const previous = createAuthorizationRow({ from_date: '2026-03-10' })
    expect(findRefusals({ from_date: '2026-03-10' }, previous)).toEqual({})
    expect(findRefusals({ from_date: '2026-03-11' }, previous)).toHaveProperty('from_date')
    expect(findRefusals({ from_date: '2026-03-10', to_date: '2026-03-15' }, previous)).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
  })

  it('must not end before the first day, and need an end time after the start time', () => {
    expect(findRefusals({ to_date: '2026-03-16', concurrent_flag: false })).toEqual({})
    expect(findRefusals({ from_date: '2026-03-18', to_date: '2026-03-17' })).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a la de ingreso.'],
    })
    const reversedHours = { end_time: ['El horario de egreso debe ser posterior al de ingreso.'] }
    expect(findRefusals({ start_time: '18:00:00', end_time: '17:59:00' })).toEqual(reversedHours)
    expect(findRefusals({ start_time: '18:00:00', end_time: '18:00:00' })).toEqual(reversedHours)
  })

  it('must have a chosen weekday if they last several days, but need none for a single day', () => {
    expect(findRefusals(createWeekdayFlags([]))).toEqual({
      non_field_errors: ['Elegí por lo menos un día de la semana.'],
    })
    expect(findRefusals({ ...createWeekdayFlags([]), concurrent_flag: false })).toEqual({})
  })

  it('must have at least one chosen weekday that occurs between the first and the last day', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(12),
        fc.subarray([...weekdayFlags], { minLength: 1 }),
        (start, length, chosen) => {
          const from_date = addDays(today, start)
          const days = Array.from({ length: length + 1 }, (_, index) => addDays(from_date, index))
          const hasChosenDay = days.some((day) => chosen.includes(getWeekdayFlag(day)))
          const input = { from_date, to_date: addDays(from_date, length), ...createWeekdayFlags(chosen) }
          const sentence = 'Ninguno de los días elegidos está entre la fecha de ingreso y la de fin.'
          expect(findRefusals(input)).toEqual(hasChosenDay ? {} : { non_field_errors: [sentence] })
        },
      ),
    )
  })

  it('are stored without the other fields of the request body', () => {
    const requestBody = { ...createTerms(), people: [{ id: 1 }], max_people: 7 }
    expect(toStoredTerms(requestBody)).toEqual(createTerms())
  })
})

describe('the people of an authorization', () => {
  it('must be at least one person, except in an invitation', () => {
    expect(findPeopleRefusals('PERSONAL', 0)).toEqual(['Debés seleccionar por lo menos un contacto.'])
    expect(findPeopleRefusals('PERSONAL', 1)).toEqual([])
    expect(findPeopleRefusals('INVITE', 0)).toEqual([])
  })

  it('must not be more than the seats of an invitation; an invitation requires seats, other types do not', () => {
    expect(findSeatRefusals('INVITE', undefined, 0)).toEqual({
      max_people: ['Indique la cantidad máxima de invitados'],
    })
    expect(findSeatRefusals('INVITE', 2, 3)).toEqual({
      max_people: ['La cantidad máxima no puede ser menor que 3, las personas ya confirmadas.'],
    })
    expect(findSeatRefusals('INVITE', 3, 3)).toEqual({ max_people: [] })
    expect(findSeatRefusals('EVENT', undefined, 50)).toEqual({})
  })
})
