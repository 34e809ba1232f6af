import {
  type AuthorizationWithPeople,
  cancelAuthorization,
  compareNewestFirst,
  createAuthorization,
  findNewContacts,
  isActive,
  isAuthorizationListed,
  requireNotCancelled,
  updateAuthorization,
} from '@mocks/rules/authorizations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authorization, lot, person, refusalOf, terms, today } from './sample-rows'

const [ana, bruno, carla] = [person(1), person(2), person(3)]
const stranger = person(9, { real_property_id: 102 })
const candidates = [ana, bruno, carla, stranger]
const context = { lot, candidates, today }
const creation = { ...context, creator: person(301) }
const newCodes = { id: 7001, qrcode: 'LA-7K3Q-9XZ2', invitationKey: 'key' }
const strangersMessage = ['Alguna de las personas no está registrada en el barrio.']

describe('createAuthorization', () => {
  it('stores the terms, and each person once in the requested order', () => {
    const people = [{ id: 2 }, { id: 1 }, { id: 2 }]
    const created = createAuthorization({ ...terms(), people }, creation, newCodes)
    expect(created).toEqual({ authorization: authorization(), people: [bruno, ana] })
  })

  it('rejects an authorization without people, and people of another neighbourhood', () => {
    const attempt = (people?: { id: number }[]) =>
      refusalOf(() => createAuthorization({ ...terms(), people }, creation, newCodes))
    const emptyRefusal = { status: 400, body: { people: ['Debés seleccionar por lo menos un contacto.'] } }
    expect(attempt()).toEqual(emptyRefusal)
    expect(attempt([])).toEqual(emptyRefusal)
    expect(attempt([{ id: 1 }, { id: 9 }])).toEqual({ status: 400, body: { people: strangersMessage } })
    expect(attempt([{ id: 77 }])).toEqual({ status: 400, body: { people: strangersMessage } })
  })

  it('accepts an invitation without people if it has seats', () => {
    const invitation = { ...terms({ preauthorization_type: 'INVITE' }), max_people: 2 }
    expect(createAuthorization(invitation, creation, newCodes).authorization).toMatchObject({
      max_people: 2,
      invitation_key: 'key',
    })
    expect(
      refusalOf(() => createAuthorization({ ...invitation, max_people: undefined }, creation, newCodes)),
    ).toEqual({
      status: 400,
      body: { max_people: ['Indique la cantidad máxima de invitados'] },
    })
  })

  it('stores seats for invitations only', () => {
    const created = createAuthorization(
      { ...terms(), people: [{ id: 1 }], max_people: 5 },
      creation,
      newCodes,
    )
    expect(created.authorization).toMatchObject({ max_people: null, invitation_key: null })
  })

  it('rejects the source of the Administration', () => {
    const input = { ...terms({ source: 'ADMIN' }), people: [{ id: 1 }] }
    expect(refusalOf(() => createAuthorization(input, creation, newCodes))).toEqual({
      status: 403,
      body: { detail: 'No tenés permiso para realizar esta acción.' },
    })
  })

  it('reports all invalid fields in one answer', () => {
    const input = terms({ from_date: '2026-03-01', to_date: '2026-02-01', end_time: '00:00:00' })
    const { body } = refusalOf(() => createAuthorization(input, creation, newCodes))
    expect(Object.keys(body as object).sort()).toEqual(['end_time', 'from_date', 'people', 'to_date'])
  })
})

describe('updateAuthorization', () => {
  const before: AuthorizationWithPeople = { authorization: authorization(), people: [ana, bruno] }
  const change = (overrides: object, row = before) =>
    updateAuthorization(row, { ...terms(), ...overrides }, context)

  it('adds and removes people and keeps the other people', () => {
    expect(change({ add_people: [{ id: 3 }], remove_people: [{ id: 1 }] }).people).toEqual([bruno, carla])
    expect(change({}).people).toEqual([ana, bruno])
    expect(change({ name: 'Otro' }).authorization).toEqual(authorization({ name: 'Otro' }))
  })

  it('returns the same people if the same update is repeated', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.subarray([1, 2, 3]), (joining, leaving) => {
        const expected = [1, 2, 3].filter((id) => joining.includes(id) || (id !== 3 && !leaving.includes(id)))
        fc.pre(expected.length > 0)
        const input = {
          add_people: joining.map((id) => ({ id })),
          remove_people: leaving.map((id) => ({ id })),
        }
        const updated = change(input)
        const ids = ({ people }: AuthorizationWithPeople) => people.map(({ id }) => id).sort()
        expect(ids(updated)).toEqual(expected)
        expect(ids(change(input, updated))).toEqual(expected)
      }),
    )
  })

  it('rejects an update without any people left, and people of another neighbourhood', () => {
    expect(refusalOf(() => change({ remove_people: [{ id: 1 }, { id: 2 }] }))).toEqual({
      status: 400,
      body: { people: ['Debés seleccionar por lo menos un contacto.'] },
    })
    expect(refusalOf(() => change({ add_people: [{ id: 9 }] }))).toEqual({
      status: 400,
      body: { add_people: strangersMessage },
    })
  })

  it('keeps the type, the seats, the code and the key of an invitation', () => {
    const invitation = authorization({
      preauthorization_type: 'INVITE',
      max_people: 4,
      invitation_key: 'key',
    })
    const stored = { authorization: invitation, people: [ana, bruno, carla] }
    const input = { preauthorization_type: 'INVITE' }
    expect(change(input, stored).authorization).toEqual(invitation)
    expect(change({ ...input, max_people: 9 }, stored).authorization.max_people).toBe(9)
    expect(refusalOf(() => change({ ...input, max_people: 2 }, stored)).body).toHaveProperty('max_people')
    expect(change({ ...input, remove_people: [{ id: 1 }, { id: 2 }, { id: 3 }] }, stored).people).toEqual([])
    const fixedTypeRefusal = {
      status: 400,
      body: {
        preauthorization_type: [
          'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
        ],
      },
    }
    expect(refusalOf(() => change({}, stored))).toEqual(fixedTypeRefusal)
    expect(refusalOf(() => change({ ...input, max_people: 4 }))).toEqual(fixedTypeRefusal)
    expect(change({ preauthorization_type: 'EVENT' }).authorization.preauthorization_type).toBe('EVENT')
  })

  it('rejects an expired and a cancelled authorization', () => {
    const expiredAuthorization = { authorization: authorization({ to_date: '2026-03-15' }), people: [ana] }
    expect(refusalOf(() => change({}, expiredAuthorization))).toEqual({
      status: 409,
      body: { message: 'La autorización está vencida y no se puede modificar.' },
    })
    const cancelledAuthorization = { authorization: authorization({ is_cancelled: true }), people: [ana] }
    expect(refusalOf(() => change({}, cancelledAuthorization))).toEqual({
      status: 409,
      body: { message: 'La autorización ya fue eliminada.' },
    })
  })
})

describe('cancelAuthorization', () => {
  it('cancels once; a cancelled authorization is not found', () => {
    const cancelled = cancelAuthorization(authorization())
    expect(cancelled).toEqual(authorization({ is_cancelled: true }))
    expect(refusalOf(() => cancelAuthorization(cancelled)).status).toBe(409)
    expect(refusalOf(() => requireNotCancelled(cancelled)).status).toBe(404)
    expect(requireNotCancelled(authorization())).toEqual(authorization())
  })
})

describe('isAuthorizationListed', () => {
  const filter = { propertyId: 201, today, foundAuthorizationIds: new Set<number>() }

  it('treats an authorization as active until its last day', () => {
    expect(isActive({ to_date: today }, today)).toBe(true)
    expect(isActive({ to_date: '2026-03-15' }, today)).toBe(false)
    const expired = authorization({ to_date: '2026-03-15' })
    const lists = [undefined, true, false].map((active) => ({ ...filter, is_active: active }))
    expect(lists.map((query) => isAuthorizationListed(expired, query))).toEqual([true, false, true])
    expect(lists.map((query) => isAuthorizationListed(authorization(), query))).toEqual([true, true, false])
  })

  it('excludes other lots and cancelled authorizations', () => {
    expect(isAuthorizationListed(authorization({ property_id: 202 }), filter)).toBe(false)
    expect(isAuthorizationListed(authorization({ is_cancelled: true }), filter)).toBe(false)
  })

  it('matches the name of the authorization or the people that the search found', () => {
    expect(isAuthorizationListed(authorization(), { ...filter, search: 'PEREZ' })).toBe(true)
    expect(isAuthorizationListed(authorization(), { ...filter, search: 'núñez' })).toBe(false)
    expect(
      isAuthorizationListed(authorization(), {
        ...filter,
        search: 'núñez',
        foundAuthorizationIds: new Set([7001]),
      }),
    ).toBe(true)
  })

  it('sorts the newest authorization first, regardless of its first day', () => {
    const rows = [
      authorization({ id: 1, from_date: '2026-03-10' }),
      authorization({ id: 2, from_date: '2026-03-20' }),
      authorization({ id: 3, from_date: '2026-03-10' }),
    ]
    expect(rows.sort(compareNewestFirst).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

it('findNewContacts returns the people who are not yet contacts', () => {
  expect(findNewContacts([ana, bruno, carla], [1, 8])).toEqual([bruno, carla])
})
