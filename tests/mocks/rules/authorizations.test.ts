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
const place = { lot, candidates, today }
const creation = { ...place, creator: person(301) }
const fresh = { id: 7001, qrcode: 'LA-7K3Q-9XZ2', invitationKey: 'key' }
const strangers = ['Alguna de las personas no está registrada en el barrio.']

describe('creating', () => {
  it('keeps the terms, and each person once, in their order', () => {
    const people = [{ id: 2 }, { id: 1 }, { id: 2 }]
    const created = createAuthorization({ ...terms(), people }, creation, fresh)
    expect(created).toEqual({ authorization: authorization(), people: [bruno, ana] })
  })

  it('needs people, and people of the neighbourhood', () => {
    const attempt = (people?: { id: number }[]) =>
      refusalOf(() => createAuthorization({ ...terms(), people }, creation, fresh))
    const none = { status: 400, body: { people: ['Debés seleccionar por lo menos un contacto.'] } }
    expect(attempt()).toEqual(none)
    expect(attempt([])).toEqual(none)
    expect(attempt([{ id: 1 }, { id: 9 }])).toEqual({ status: 400, body: { people: strangers } })
    expect(attempt([{ id: 77 }])).toEqual({ status: 400, body: { people: strangers } })
  })

  it('lets an invitation wait for its people', () => {
    const invitation = { ...terms({ preauthorization_type: 'INVITE' }), max_people: 2 }
    expect(createAuthorization(invitation, creation, fresh).authorization).toMatchObject({
      max_people: 2,
      invitation_key: 'key',
    })
    expect(
      refusalOf(() => createAuthorization({ ...invitation, max_people: undefined }, creation, fresh)),
    ).toEqual({
      status: 400,
      body: { max_people: ['Indique la cantidad máxima de invitados'] },
    })
  })

  it('gives seats to invitations only', () => {
    const created = createAuthorization({ ...terms(), people: [{ id: 1 }], max_people: 5 }, creation, fresh)
    expect(created.authorization).toMatchObject({ max_people: null, invitation_key: null })
  })

  it('is not for those who pretend to be the Administration', () => {
    const input = { ...terms({ source: 'ADMIN' }), people: [{ id: 1 }] }
    expect(refusalOf(() => createAuthorization(input, creation, fresh))).toEqual({
      status: 403,
      body: { detail: 'No tenés permiso para realizar esta acción.' },
    })
  })

  it('says everything that is wrong', () => {
    const input = terms({ from_date: '2026-03-01', to_date: '2026-02-01', end_time: '00:00:00' })
    const { body } = refusalOf(() => createAuthorization(input, creation, fresh))
    expect(Object.keys(body as object).sort()).toEqual(['end_time', 'from_date', 'people', 'to_date'])
  })
})

describe('changing', () => {
  const before: AuthorizationWithPeople = { authorization: authorization(), people: [ana, bruno] }
  const change = (more: object, from = before) => updateAuthorization(from, { ...terms(), ...more }, place)

  it('adds and removes people, and leaves the rest as it was', () => {
    expect(change({ add_people: [{ id: 3 }], remove_people: [{ id: 1 }] }).people).toEqual([bruno, carla])
    expect(change({}).people).toEqual([ana, bruno])
    expect(change({ name: 'Otro' }).authorization).toEqual(authorization({ name: 'Otro' }))
  })

  it('does nothing twice: who is there stays once, who is not there cannot leave', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.subarray([1, 2, 3]), (joining, leaving) => {
        const expected = [1, 2, 3].filter((id) => joining.includes(id) || (id !== 3 && !leaving.includes(id)))
        fc.pre(expected.length > 0)
        const input = {
          add_people: joining.map((id) => ({ id })),
          remove_people: leaving.map((id) => ({ id })),
        }
        const once = change(input)
        const ids = ({ people }: AuthorizationWithPeople) => people.map(({ id }) => id).sort()
        expect(ids(once)).toEqual(expected)
        expect(ids(change(input, once))).toEqual(expected)
      }),
    )
  })

  it('leaves at least one person', () => {
    expect(refusalOf(() => change({ remove_people: [{ id: 1 }, { id: 2 }] }))).toEqual({
      status: 400,
      body: { people: ['Debés seleccionar por lo menos un contacto.'] },
    })
    expect(refusalOf(() => change({ add_people: [{ id: 9 }] }))).toEqual({
      status: 400,
      body: { add_people: strangers },
    })
  })

  it('keeps an invitation an invitation, its seats, its code and its address', () => {
    const invitation = authorization({
      preauthorization_type: 'INVITE',
      max_people: 4,
      invitation_key: 'key',
    })
    const from = { authorization: invitation, people: [ana, bruno, carla] }
    const input = { preauthorization_type: 'INVITE' }
    expect(change(input, from).authorization).toEqual(invitation)
    expect(change({ ...input, max_people: 9 }, from).authorization.max_people).toBe(9)
    expect(refusalOf(() => change({ ...input, max_people: 2 }, from)).body).toHaveProperty('max_people')
    expect(change({ ...input, remove_people: [{ id: 1 }, { id: 2 }, { id: 3 }] }, from).people).toEqual([])
    const fixed = {
      status: 400,
      body: {
        preauthorization_type: [
          'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
        ],
      },
    }
    expect(refusalOf(() => change({}, from))).toEqual(fixed)
    expect(refusalOf(() => change({ ...input, max_people: 4 }))).toEqual(fixed)
    expect(change({ preauthorization_type: 'EVENT' }).authorization.preauthorization_type).toBe('EVENT')
  })

  it('is too late once it has expired or was cancelled', () => {
    const expired = { authorization: authorization({ to_date: '2026-03-15' }), people: [ana] }
    expect(refusalOf(() => change({}, expired))).toEqual({
      status: 409,
      body: { message: 'La autorización está vencida y no se puede modificar.' },
    })
    const cancelled = { authorization: authorization({ is_cancelled: true }), people: [ana] }
    expect(refusalOf(() => change({}, cancelled))).toEqual({
      status: 409,
      body: { message: 'La autorización ya fue eliminada.' },
    })
  })
})

describe('cancelling', () => {
  it('is for good', () => {
    const cancelled = cancelAuthorization(authorization())
    expect(cancelled).toEqual(authorization({ is_cancelled: true }))
    expect(refusalOf(() => cancelAuthorization(cancelled)).status).toBe(409)
    expect(refusalOf(() => requireNotCancelled(cancelled)).status).toBe(404)
    expect(requireNotCancelled(authorization())).toEqual(authorization())
  })
})

describe('listing', () => {
  const filter = { propertyId: 201, today, foundPeople: new Set<number>() }

  it('calls valid what ends today or later', () => {
    expect(isActive({ to_date: today }, today)).toBe(true)
    expect(isActive({ to_date: '2026-03-15' }, today)).toBe(false)
    const expired = authorization({ to_date: '2026-03-15' })
    const lists = [undefined, true, false].map((active) => ({ ...filter, is_active: active }))
    expect(lists.map((asked) => isAuthorizationListed(expired, asked))).toEqual([true, false, true])
    expect(lists.map((asked) => isAuthorizationListed(authorization(), asked))).toEqual([true, true, false])
  })

  it('leaves out other lots and what was cancelled', () => {
    expect(isAuthorizationListed(authorization({ property_id: 202 }), filter)).toBe(false)
    expect(isAuthorizationListed(authorization({ is_cancelled: true }), filter)).toBe(false)
  })

  it('searches names, and takes whom the search found', () => {
    expect(isAuthorizationListed(authorization(), { ...filter, search: 'PEREZ' })).toBe(true)
    expect(isAuthorizationListed(authorization(), { ...filter, search: 'núñez' })).toBe(false)
    expect(
      isAuthorizationListed(authorization(), { ...filter, search: 'núñez', foundPeople: new Set([7001]) }),
    ).toBe(true)
  })

  it('puts the newest first, whenever it begins', () => {
    const rows = [
      authorization({ id: 1, from_date: '2026-03-10' }),
      authorization({ id: 2, from_date: '2026-03-20' }),
      authorization({ id: 3, from_date: '2026-03-10' }),
    ]
    expect(rows.sort(compareNewestFirst).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

it('makes contacts of those who are none', () => {
  expect(findNewContacts([ana, bruno, carla], [1, 8])).toEqual([bruno, carla])
})
