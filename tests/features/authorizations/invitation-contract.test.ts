import { findTermRefusals } from '@mocks/rules/authorization-terms'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { addDays } from '@/domain/days'
import {
  copyInvitationValues,
  createHostInvitationSchema,
  createInvitationValues,
  type HostInvitationValues,
  toInvitationInput,
  toInvitationUpdate,
  toInvitationValues,
} from '@/features/authorizations/invitation/invitation-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'
import { anyValues, today } from './generated-values'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const createPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...juana, id: index + 1 }))
const rules = { today: () => today }
const validValues: HostInvitationValues = { ...createInvitationValues(today), name: 'Asado' }
const findErrors = (patch: Partial<HostInvitationValues>, ruleOverrides: object = {}) =>
  validateWith(createHostInvitationSchema({ ...rules, ...ruleOverrides }))({ ...validValues, ...patch })

const anyInvitation: fc.Arbitrary<HostInvitationValues> = fc
  .tuple(
    anyValues,
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -2, max: 12_000 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, 2.5, 1e9, Number.MAX_SAFE_INTEGER) },
    ),
  )
  .map(([{ title, type: _type, people, removed: _removed, ...terms }, seats]) => ({
    ...terms,
    name: title,
    seats,
    removed: people,
    added: people,
  }))

describe('values that the invitation form accepts', () => {
  it('are accepted by the contract and by the backend', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyInvitation, (values) => {
        if (!v.safeParse(createHostInvitationSchema(rules), values).success) return
        acceptedCount += 1
        const input = toInvitationInput(values)
        expect(findContractErrors('AuthorizationInput', input)).toEqual([])
        expect(Object.values(findTermRefusals(input, today)).flat()).toEqual([])
        expect(findContractErrors('AuthorizationUpdate', toInvitationUpdate(values))).toEqual([])
      }),
      { numRuns: chooseCount(300, 3000), seed: 20260316 },
    )
    // Without enough accepted values, the property would check nothing.
    expect(acceptedCount).toBeGreaterThan(chooseCount(10, 100))
  })

  it.each<[string, Partial<HostInvitationValues>]>([
    ['a name of one character', { name: 'A' }],
    ['a name of 250 characters', { name: ` ${'x'.repeat(250)} ` }],
    ['two seats', { seats: 2 }],
    ['ten thousand seats', { seats: 10_000 }],
    ['a note of 500 characters', { note: 'x'.repeat(500) }],
    ['a thousand removed people', { removed: createPeople(1000) }],
    ['a single day, which is the current day', { days: 'single', from: today, to: '' }],
  ])('include %s', (_case, patch) => {
    expect(findErrors(patch)).toEqual({})
    expect(
      findContractErrors('AuthorizationUpdate', toInvitationUpdate({ ...validValues, ...patch })),
    ).toEqual([])
  })
})

describe('the invitation form', () => {
  it.each<[Partial<HostInvitationValues>, Record<string, string>]>([
    [{ name: '' }, { name: 'Escriba el nombre del evento' }],
    [{ name: '   ' }, { name: 'Escriba el nombre del evento' }],
    [{ name: 'x'.repeat(251) }, { name: 'El nombre no puede tener más de 250 caracteres.' }],
    [{ seats: null }, { seats: 'Indique la cantidad máxima de invitados' }],
    [{ seats: 1 }, { seats: 'La cantidad máxima debe ser por lo menos 2' }],
    [{ seats: 10_001 }, { seats: 'La cantidad máxima no puede ser mayor que 10.000.' }],
    [{ seats: Number.NaN }, { seats: 'La cantidad máxima debe ser un número entero.' }],
    [{ seats: 2.5 }, { seats: 'La cantidad máxima debe ser un número entero.' }],
    [{ note: 'x'.repeat(501) }, { note: 'La nota no puede tener más de 500 caracteres.' }],
    [{ removed: createPeople(1001) }, { removed: 'No se pueden quitar más de 1000 personas por vez.' }],
    [{ from: addDays(today, -1) }, { from: 'La fecha de ingreso no puede ser anterior a hoy.' }],
    [{ to: '' }, { to: 'Seleccione una fecha de fin' }],
    [{ week: 'some', weekdays: [] }, { weekdays: 'Elegí por lo menos un día de la semana.' }],
    [{ hours: 'range', start: '', end: '10:00' }, { start: 'Seleccione un horario de ingreso' }],
  ])('rejects %o', (patch, errors) => expect(findErrors(patch)).toEqual(errors))

  it('reports all errors at once, in the order of the form', () => {
    expect(
      Object.keys(
        findErrors({ name: '', seats: null, from: '', to: '', hours: 'range', start: '', end: '' }),
      ),
    ).toEqual(['name', 'seats', 'from', 'to', 'start', 'end'])
  })
})

describe('editing an invitation', () => {
  const invitation: AuthorizationDetail = {
    ...toInvitationInput({ ...validValues, seats: 25, hours: 'range', start: '12:00', end: '20:00' }),
    id: 7002,
    count_authorized: 4,
    people: [],
    max_people: 25,
  }

  it('copies the name, the seats and the hours of another invitation, and begins on the given day', () => {
    const nextDay = addDays(today, 1)
    expect(copyInvitationValues(invitation, nextDay)).toEqual({
      ...toInvitationValues(invitation),
      from: nextDay,
      to: addDays(validValues.to, 1),
    })
    expect(createInvitationValues(today)).toMatchObject({ name: '', seats: 2, removed: [] })
  })

  it('sends the stored terms if the user changes nothing', () => {
    const { id: _id, count_authorized: _count, people: _people, ...terms } = invitation
    expect(toInvitationUpdate(toInvitationValues(invitation))).toEqual({
      ...terms,
      add_people: [],
      remove_people: [],
    })
  })

  it('allows a past first day only if the stored invitation has the same first day', () => {
    const firstDay = addDays(today, -3)
    expect(findErrors({ from: firstDay }, { originalFrom: firstDay })).toEqual({})
    expect(findErrors({ from: firstDay })).not.toEqual({})
  })
})
