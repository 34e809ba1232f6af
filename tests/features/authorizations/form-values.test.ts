import { describe, expect, it } from 'vitest'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { addDays } from '@/domain/days'
import {
  copyAuthorizationValues,
  createAuthorizationValues,
  toAuthorizationInput,
  toAuthorizationUpdate,
  toAuthorizationValues,
} from '@/features/authorizations/form/authorization-form'
import { today } from './generated-values'

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
  from_date: today,
  to_date: addDays(today, 7),
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
  it('has a week from the current day, all weekdays and the whole day as initial values', () => {
    expect(createAuthorizationValues(today)).toMatchObject({
      days: 'several',
      from: '2026-03-16',
      to: '2026-03-23',
      week: 'all',
      hours: 'whole',
      type: '',
      people: [],
    })
  })

  it('copies the title, the type and the people of a reused authorization, and begins on the given day', () => {
    const nextDay = addDays(today, 1)
    expect(copyAuthorizationValues({ authorization, people: [juana, inigo] }, nextDay)).toEqual({
      ...toAuthorizationValues(authorization),
      from: nextDay,
      to: addDays(today, 8),
      people: [juana, inigo],
    })
  })

  it('is converted to the request body of the contract', () => {
    const values = { ...createAuthorizationValues(today), type: 'PERSONAL' as const, people: [juana] }
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

  it('for a single day is sent with its first day as the last day, one weekday flag, and `concurrent_flag` false', () => {
    const values = {
      ...createAuthorizationValues(today),
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

  it('keeps a typed title without surrounding blanks', () => {
    expect(
      toAuthorizationInput({ ...createAuthorizationValues(today), title: '  Asado ', people: [juana] }).name,
    ).toBe('Asado')
  })

  it('is sent with the chosen hours and directions', () => {
    const values = {
      ...createAuthorizationValues(today),
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

describe('an edited authorization', () => {
  it('is converted to the values of the form', () => {
    expect(toAuthorizationValues(authorization)).toEqual({
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

  it('is sent unchanged if nothing is edited', () => {
    const { id, people, count_authorized, max_people, ...terms } = authorization
    expect(toAuthorizationUpdate(toAuthorizationValues(authorization), authorization)).toEqual({
      ...terms,
      add_people: [],
      remove_people: [],
    })
  })

  it('has the whole week chosen in the form if every day of its range is chosen', () => {
    const shortAuthorization = {
      ...authorization,
      to_date: addDays(today, 2),
      thursday_flag: false,
      friday_flag: false,
    }
    expect(toAuthorizationValues(shortAuthorization).week).toBe('all')
  })

  it('for a single day is converted to a single day in the form and in the request', () => {
    const singleDayAuthorization = { ...authorization, to_date: today, concurrent_flag: false }
    expect(toAuthorizationValues(singleDayAuthorization)).toMatchObject({ days: 'single', from: today })
    expect(
      toAuthorizationUpdate(toAuthorizationValues(singleDayAuthorization), singleDayAuthorization),
    ).toMatchObject({
      to_date: today,
      monday_flag: true,
      tuesday_flag: false,
    })
  })

  it('with a blank title is sent with the people to add and to remove, and the default title for the resulting people', () => {
    const values = { ...toAuthorizationValues(authorization), title: ' ', people: [olga], removed: [juana] }
    expect(toAuthorizationUpdate(values, authorization)).toMatchObject({
      name: 'Íñigo Núñez + 1',
      add_people: [{ id: 4003, full_name: 'Olga Paz' }],
      remove_people: [{ id: 4001, full_name: 'Juana Pérez' }],
    })
  })

  it('keeps its old title if the title field is empty and the API names none of the remaining people', () => {
    const largeAuthorization = { ...authorization, count_authorized: 130 }
    const values = { ...toAuthorizationValues(largeAuthorization), title: '', removed: [juana, inigo] }
    expect(toAuthorizationUpdate(values, largeAuthorization).name).toBe('Juana Pérez + 1')
  })

  it('has a default title that counts also the people that the API does not name', () => {
    const largeAuthorization = { ...authorization, count_authorized: 130 }
    expect(
      toAuthorizationUpdate({ ...toAuthorizationValues(largeAuthorization), title: '' }, largeAuthorization)
        .name,
    ).toBe('Juana Pérez + 129')
  })
})
