import { findTermRefusals } from '@mocks/rules/authorization-terms'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days'
import {
  type AuthorizationValues,
  authorizationForm,
  newAuthorization,
  toAuthorizationInput,
  toAuthorizationUpdate,
} from '@/features/authorizations/form/authorization-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { anyValues, monday } from './generated-values'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const validValues: AuthorizationValues = { ...newAuthorization(monday), type: 'PERSONAL', people: [juana] }
const rules = { today: () => monday }
const sentencesFor = (patch: Partial<AuthorizationValues>, more: object = {}) =>
  validateWith(authorizationForm({ ...rules, ...more }))({ ...validValues, ...patch })
const crowd = (size: number) => Array.from({ length: size }, (_, index) => ({ ...juana, id: index + 1 }))
const authorization = {
  ...toAuthorizationInput(validValues),
  id: 7001,
  count_authorized: 3,
  people: [],
  max_people: null,
}

describe('values that the authorization form accepts', () => {
  it('are accepted by the contract and by the backend', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (!v.safeParse(authorizationForm(rules), values).success) return
        accepted += 1
        const input = toAuthorizationInput(values)
        expect(findContractErrors('AuthorizationInput', input)).toEqual([])
        expect(Object.values(findTermRefusals(input, monday)).flat()).toEqual([])
        const update = toAuthorizationUpdate(values, authorization)
        expect(findContractErrors('AuthorizationUpdate', update)).toEqual([])
      }),
      { numRuns: 3000, seed: 20260316 },
    )
    // A schema that refuses everything would pass this test.
    expect(accepted).toBeGreaterThan(100)
  })

  it.each<[string, Partial<AuthorizationValues>]>([
    ['a title of 250 characters', { title: 'x'.repeat(250) }],
    ['a note of 500 characters', { note: 'x'.repeat(500) }],
    ['a thousand people', { people: crowd(1000) }],
    ['today alone', { days: 'single', from: monday, to: '' }],
    ['an end on the day of the beginning', { to: monday }],
    ['one weekday', { week: 'some', weekdays: ['tuesday'] }],
    ['a quarter of an hour', { hours: 'range', start: '10:00', end: '10:15' }],
    ['no hours for a whole day', { hours: 'whole', start: '', end: '' }],
  ])('include %s', (_name, patch) => {
    expect(sentencesFor(patch)).toEqual({})
    expect(
      findContractErrors('AuthorizationInput', toAuthorizationInput({ ...validValues, ...patch })),
    ).toEqual([])
  })
})

describe('limits', () => {
  it.each<[Partial<AuthorizationValues>, Record<string, string>]>([
    [{ type: '' }, { type: 'Seleccione un tipo de autorización' }],
    [{ from: '' }, { from: 'Seleccione una fecha de ingreso' }],
    [{ days: 'single', from: '' }, { from: 'Seleccione una fecha de ingreso' }],
    [{ to: '' }, { to: 'Seleccione una fecha de fin' }],
    [{ hours: 'range', start: '', end: '10:00' }, { start: 'Seleccione un horario de ingreso' }],
    [{ hours: 'range', start: '10:00', end: '' }, { end: 'Seleccione un horario de egreso' }],
    [
      { hours: 'range', start: '10:00', end: '10:00' },
      { end: 'El horario de egreso debe ser posterior al de ingreso.' },
    ],
    [{ from: addDays(monday, -1) }, { from: 'La fecha de ingreso no puede ser anterior a hoy.' }],
    [
      { days: 'single', from: addDays(monday, -1) },
      { from: 'La fecha de ingreso no puede ser anterior a hoy.' },
    ],
    [
      { from: addDays(monday, 5), to: addDays(monday, 4) },
      { to: 'La fecha de fin no puede ser anterior a la de ingreso.' },
    ],
    [{ week: 'some', weekdays: [] }, { weekdays: 'Elegí por lo menos un día de la semana.' }],
    [{ people: [] }, { people: 'Debés seleccionar por lo menos un contacto.' }],
    [{ people: crowd(1001) }, { people: 'No se pueden agregar ni quitar más de 1000 personas por vez.' }],
    [{ title: 'x'.repeat(251) }, { title: 'El título no puede tener más de 250 caracteres.' }],
    [{ note: 'x'.repeat(501) }, { note: 'La nota no puede tener más de 500 caracteres.' }],
  ])('refuses %o', (patch, sentences) => expect(sentencesFor(patch)).toEqual(sentences))

  it('reports all errors at once', () => {
    expect(
      Object.keys(
        sentencesFor({ type: '', from: '', to: '', hours: 'range', start: '', end: '', people: [] }),
      ),
    ).toEqual(['type', 'from', 'to', 'start', 'end', 'people'])
  })
})

describe('an authorization that began before today', () => {
  const began = addDays(monday, -3)
  const edited = { originalFrom: began, authorized: 1 }

  it('may keep its first day', () => expect(sentencesFor({ from: began, people: [] }, edited)).toEqual({}))

  it('may not begin on another past day', () =>
    expect(sentencesFor({ from: addDays(monday, -2) }, edited)).toEqual({
      from: 'La fecha de ingreso no puede ser anterior a hoy.',
    }))

  it('may not become a single past day', () =>
    expect(sentencesFor({ days: 'single', from: began }, edited)).toEqual({
      from: 'La fecha de ingreso no puede ser anterior a hoy.',
    }))

  it('may not end before today', () =>
    expect(sentencesFor({ from: began, to: addDays(monday, -1) }, edited)).toEqual({
      to: 'La fecha de fin no puede ser anterior a hoy.',
    }))

  it('may not lose all its people', () => {
    expect(sentencesFor({ people: [], removed: [juana] }, edited)).toEqual({
      people: 'Debés seleccionar por lo menos un contacto.',
    })
    expect(sentencesFor({ people: [juana], removed: [juana] }, edited)).toEqual({})
  })
})
