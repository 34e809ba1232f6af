import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { addDays } from '@/domain/days'
import { weekdays } from '@/domain/weekdays'
import {
  addPerson,
  isFound,
  peopleCount,
  removePerson,
  toPeopleFilter,
} from '@/features/authorizations/form/people'
import { changeSchedule, sentWeekdays, weekdaysOf } from '@/features/authorizations/form/schedule'
import { toAuthorizationInput, toAuthorizationUpdate } from '@/features/authorizations/form/to-request'
import { newValues, valuesOf } from '@/features/authorizations/form/values'
import { anyDay, anyValues, monday } from './generated-values'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const inigo = { id: 4002, full_name: 'Íñigo Núñez', id_number: '28111333' }
const olga = { id: 4003, full_name: 'Olga Paz', id_number: 'AB445566' }

const authorization: AuthorizationDetail = {
  id: 7001,
  name: 'Juana Pérez + 1',
  source: 'PERSON',
  method: 'WEB',
  description: 'Trae herramientas.',
  preauthorization_type: 'VENDOR',
  from_date: monday,
  to_date: addDays(monday, 7),
  start_time: '08:00:00',
  end_time: '17:00:00',
  count_authorized: 2,
  people: [
    { id: 4001, full_name: 'Juana Pérez' },
    { id: 4002, full_name: 'Íñigo Núñez' },
  ],
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: false,
  sunday_flag: false,
  location_to: 'PROPERTY',
  max_people: null,
}

describe('a new authorization', () => {
  it('begins with several days, today to today + 7, all week, the whole day', () => {
    expect(newValues(monday)).toMatchObject({
      days: 'several',
      from: '2026-03-16',
      to: '2026-03-23',
      week: 'all',
      hours: 'whole',
      type: '',
      people: [],
    })
  })

  it('is sent as the documents say', () => {
    const values = { ...newValues(monday), type: 'PERSONAL' as const, people: [juana] }
    expect(toAuthorizationInput(values)).toEqual({
      name: 'Juana Pérez',
      source: 'PERSON',
      method: 'WEB',
      description: '',
      preauthorization_type: 'PERSONAL',
      from_date: '2026-03-16',
      to_date: '2026-03-23',
      start_time: '00:00:00',
      end_time: '23:59:00',
      concurrent_flag: true,
      monday_flag: true,
      tuesday_flag: true,
      wednesday_flag: true,
      thursday_flag: true,
      friday_flag: true,
      saturday_flag: true,
      sunday_flag: true,
      location_to: null,
      people: [{ id: 4001, full_name: 'Juana Pérez' }],
    })
  })

  it('of one day ends on it, is not concurrent and holds on its weekday alone', () => {
    const values = {
      ...newValues(monday),
      days: 'single' as const,
      from: '2026-03-18',
      people: [juana, inigo],
    }
    expect(toAuthorizationInput(values)).toMatchObject({
      name: 'Juana Pérez + 1',
      from_date: '2026-03-18',
      to_date: '2026-03-18',
      concurrent_flag: false,
      tuesday_flag: false,
      wednesday_flag: true,
      thursday_flag: false,
    })
  })

  it('keeps a written title, without the blanks around it', () => {
    expect(toAuthorizationInput({ ...newValues(monday), title: '  Asado ', people: [juana] }).name).toBe(
      'Asado',
    )
  })

  it('sends the hours and the place that were chosen', () => {
    const values = {
      ...newValues(monday),
      hours: 'range' as const,
      start: '08:15',
      end: '17:00',
      arrival: 'REAL_PROPERTY' as const,
      people: [juana],
    }
    expect(toAuthorizationInput(values)).toMatchObject({
      start_time: '08:15:00',
      end_time: '17:00:00',
      location_to: 'REAL_PROPERTY',
    })
  })
})

describe('an authorization that is edited', () => {
  it('fills the form', () => {
    expect(valuesOf(authorization)).toEqual({
      title: 'Juana Pérez + 1',
      type: 'VENDOR',
      days: 'several',
      from: '2026-03-16',
      to: '2026-03-23',
      week: 'some',
      isWeekendFiltered: false,
      weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      hours: 'range',
      start: '08:00',
      end: '17:00',
      arrival: 'PROPERTY',
      note: 'Trae herramientas.',
      people: [],
      removed: [],
    })
  })

  it('goes back unchanged when nothing was changed', () => {
    const { id, people, count_authorized, max_people, ...terms } = authorization
    expect(toAuthorizationUpdate(valuesOf(authorization), authorization)).toEqual({
      ...terms,
      add_people: [],
      remove_people: [],
    })
  })

  it('is all week when every day of its range is chosen', () => {
    const short = { ...authorization, to_date: addDays(monday, 2), thursday_flag: false, friday_flag: false }
    expect(valuesOf(short).week).toBe('all')
  })

  it('of one day opens as one day', () => {
    const single = { ...authorization, to_date: monday, concurrent_flag: false }
    expect(valuesOf(single)).toMatchObject({ days: 'single', from: monday })
    expect(toAuthorizationUpdate(valuesOf(single), single)).toMatchObject({
      to_date: monday,
      monday_flag: true,
      tuesday_flag: false,
    })
  })

  it('sends who joins and who leaves, and a default title of all who will be there', () => {
    const values = { ...valuesOf(authorization), title: ' ', people: [olga], removed: [juana] }
    expect(toAuthorizationUpdate(values, authorization)).toMatchObject({
      name: 'Íñigo Núñez + 1',
      add_people: [{ id: 4003, full_name: 'Olga Paz' }],
      remove_people: [{ id: 4001, full_name: 'Juana Pérez' }],
    })
  })

  it('keeps its name where nobody is known who stays', () => {
    const large = { ...authorization, count_authorized: 130 }
    const values = { ...valuesOf(large), title: '', removed: [juana, inigo] }
    expect(toAuthorizationUpdate(values, large).name).toBe('Juana Pérez + 1')
  })

  it('counts in its default title also those whom the API has not named', () => {
    const large = { ...authorization, count_authorized: 130 }
    expect(toAuthorizationUpdate({ ...valuesOf(large), title: '' }, large).name).toBe('Juana Pérez + 129')
  })
})

describe('changing the schedule', () => {
  const several = newValues(monday)

  it('puts the end back to today + 7 when it returns to one day', () => {
    const far = changeSchedule(several, { to: '2026-05-01' }, monday)
    expect(changeSchedule(far, { days: 'single' }, monday).to).toBe('2026-03-23')
  })

  it('moves the end behind the beginning when one day becomes several', () => {
    const single = changeSchedule({ ...several, from: '2026-04-20' }, { days: 'single' }, monday)
    expect(changeSchedule(single, { days: 'several' }, monday)).toMatchObject({
      from: '2026-04-20',
      to: '2026-04-27',
    })
  })

  it('offers and keeps only the weekdays of a short range', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    const short = changeSchedule(some, { to: '2026-03-18' }, monday)
    expect(short.weekdays).toEqual(['monday', 'tuesday', 'wednesday'])
    expect(weekdaysOf(short).available).toEqual(['monday', 'tuesday', 'wednesday'])
  })

  it('leaves the weekend out, and lets it in again', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    const filtered = changeSchedule(some, { isWeekendFiltered: true }, monday)
    expect(filtered.weekdays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect(weekdaysOf(filtered).available).not.toContain('saturday')
    expect(changeSchedule(filtered, { week: 'all' }, monday)).toMatchObject({
      isWeekendFiltered: false,
      weekdays: [...weekdays],
    })
  })

  it('lets every weekday be taken away while choosing', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    expect(changeSchedule(some, { weekdays: [] }, monday).weekdays).toEqual([])
  })

  it('keeps, after any change of the range, weekdays that lie in it', () => {
    fc.assert(
      fc.property(anyValues, anyDay, anyDay, (values, from, to) => {
        const next = changeSchedule({ ...values, days: 'several' }, { from, to }, monday)
        expect(next.weekdays).not.toEqual([])
        expect(weekdaysOf(next).available).toEqual(expect.arrayContaining(next.weekdays))
        expect(sentWeekdays(next)).toEqual(next.weekdays)
      }),
    )
  })
})

describe('choosing people', () => {
  const none = { people: [], removed: [] }

  it('adds each once, and takes away who was added', () => {
    const once = addPerson(none, juana)
    expect(addPerson(once, juana)).toEqual(once)
    expect(removePerson(once, juana)).toEqual(none)
  })

  it('takes off who was authorized, and brings them back', () => {
    const off = removePerson(none, inigo)
    expect(off).toEqual({ people: [], removed: [inigo] })
    expect(addPerson(off, inigo)).toEqual(none)
    expect(peopleCount(off, 2)).toBe(1)
  })

  it.each(['juana', 'PEREZ', 'pérez juana', '30.999', '999888'])(
    'finds by name or document: %s',
    (search) => {
      expect(isFound(juana, search)).toBe(true)
      expect(isFound(inigo, search)).toBe(false)
    },
  )

  it('finds everybody with a blank search', () => expect(isFound(juana, ' ')).toBe(true))

  it('asks the API by document for figures, by name for the rest', () => {
    expect(toPeopleFilter(' 30.999 ')).toEqual({ id_number: '30999' })
    expect(toPeopleFilter('núñez')).toEqual({ full_name: 'núñez' })
    expect(toPeopleFilter('  ')).toEqual({})
  })
})
