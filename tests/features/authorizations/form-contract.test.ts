import { findTermRefusals } from '@mocks/rules/authorization-terms'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days'
import {
  type AuthorizationValues,
  createAuthorizationSchema,
  createAuthorizationValues,
  toAuthorizationInput,
  toAuthorizationUpdate,
} from '@/features/authorizations/form/authorization-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'
import { anyValues, today } from './generated-values'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const validValues: AuthorizationValues = {
  ...createAuthorizationValues(today),
  type: 'PERSONAL',
  people: [juana],
}
const rules = { today: () => today }
const findErrors = (patch: Partial<AuthorizationValues>, ruleOverrides: object = {}) =>
  validateWith(createAuthorizationSchema({ ...rules, ...ruleOverrides }))({ ...validValues, ...patch })
const createPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...juana, id: index + 1 }))
const authorization = {
  ...toAuthorizationInput(validValues),
  id: 7001,
  count_authorized: 3,
  people: [],
  max_people: null,
}

describe('the authorization form and the contract', () => {
  it('the form accepts only values that the contract and the mock backend accept', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (!v.safeParse(createAuthorizationSchema(rules), values).success) return
        acceptedCount += 1
        const input = toAuthorizationInput(values)
        expect(findContractErrors('AuthorizationInput', input)).toEqual([])
        expect(Object.values(findTermRefusals(input, today)).flat()).toEqual([])
        const update = toAuthorizationUpdate(values, authorization)
        expect(findContractErrors('AuthorizationUpdate', update)).toEqual([])
      }),
      { numRuns: chooseCount(300, 3000), seed: 20260316 },
    )
    // If the form accepted too few of the generated values, the test would check almost nothing.
    expect(acceptedCount).toBeGreaterThan(chooseCount(10, 100))
  })

  it.each<[string, Partial<AuthorizationValues>]>([
    // The surrounding spaces are not sent, so they do not count.
    ['a title of 250 characters', { title: ` ${'x'.repeat(250)} ` }],
    ['a note of 500 characters', { note: ` ${'x'.repeat(500)} ` }],
    ['a thousand people', { people: createPeople(1000) }],
    ['only the current day', { days: 'single', from: today, to: '' }],
    ['a last day that is also the first day', { to: today }],
    ['one weekday', { week: 'some', weekdays: ['tuesday'] }],
    ['hours that last fifteen minutes', { hours: 'range', start: '10:00', end: '10:15' }],
    ['empty hours for whole days', { hours: 'whole', start: '', end: '' }],
  ])('the form and the contract accept %s', (_case, patch) => {
    expect(findErrors(patch)).toEqual({})
    expect(
      findContractErrors('AuthorizationInput', toAuthorizationInput({ ...validValues, ...patch })),
    ).toEqual([])
  })
})

describe('the authorization form', () => {
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
    [{ from: addDays(today, -1) }, { from: 'La fecha de ingreso no puede ser anterior a hoy.' }],
    [
      { days: 'single', from: addDays(today, -1) },
      { from: 'La fecha de ingreso no puede ser anterior a hoy.' },
    ],
    [
      { from: addDays(today, 5), to: addDays(today, 4) },
      { to: 'La fecha de fin no puede ser anterior a la de ingreso.' },
    ],
    [{ week: 'some', weekdays: [] }, { weekdays: 'Elegí por lo menos un día de la semana.' }],
    [{ people: [] }, { people: 'Debés seleccionar por lo menos un contacto.' }],
    [
      { people: createPeople(1001) },
      { people: 'No se pueden agregar ni quitar más de 1000 personas por vez.' },
    ],
    [{ title: 'x'.repeat(251) }, { title: 'El título no puede tener más de 250 caracteres.' }],
    [{ note: 'x'.repeat(501) }, { note: 'La nota no puede tener más de 500 caracteres.' }],
  ])('rejects %o', (patch, errors) => expect(findErrors(patch)).toEqual(errors))

  it('rejects a draft whose people are no objects', () => {
    const schema = createAuthorizationSchema(rules)
    for (const person of [null, 'Juana', 4001, undefined])
      for (const field of ['people', 'removed'])
        expect(v.is(schema, { ...validValues, [field]: [person] }), `${field} ${person}`).toBe(false)
  })

  it('reports all errors at once', () => {
    expect(
      Object.keys(findErrors({ type: '', from: '', to: '', hours: 'range', start: '', end: '', people: [] })),
    ).toEqual(['type', 'from', 'to', 'start', 'end', 'people'])
  })
})

describe('an edited authorization that began before the current day', () => {
  const firstDay = addDays(today, -3)
  const editRules = { originalFrom: firstDay, authorizedCount: 1 }

  it('may keep the past first day', () =>
    expect(findErrors({ from: firstDay, people: [] }, editRules)).toEqual({}))

  it('may not begin on a different past day', () =>
    expect(findErrors({ from: addDays(today, -2) }, editRules)).toEqual({
      from: 'La fecha de ingreso no puede ser anterior a hoy.',
    }))

  it('may not be shortened to a single day that is its past first day', () =>
    expect(findErrors({ days: 'single', from: firstDay }, editRules)).toEqual({
      from: 'La fecha de ingreso no puede ser anterior a hoy.',
    }))

  it('may not end before the current day', () =>
    expect(findErrors({ from: firstDay, to: addDays(today, -1) }, editRules)).toEqual({
      to: 'La fecha de fin no puede ser anterior a hoy.',
    }))

  it('may not lose its only authorized person unless a person is added', () => {
    expect(findErrors({ people: [], removed: [juana] }, editRules)).toEqual({
      people: 'Debés seleccionar por lo menos un contacto.',
    })
    expect(findErrors({ people: [juana], removed: [juana] }, editRules)).toEqual({})
  })
})
