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
import { catchRefusal, createAuthorizationRow, createPersonRow, createTerms, lot, today } from './sample-rows'

const [ana, bruno, carla] = [createPersonRow(1), createPersonRow(2), createPersonRow(3)]
const stranger = createPersonRow(9, { real_property_id: 102 })
const candidates = [ana, bruno, carla, stranger]
const context = { lot, candidates, today }
const creationContext = { ...context, creator: createPersonRow(301) }
const newCodes = { id: 7001, qrcode: 'LA-7K3Q-9XZ2', invitationKey: 'key' }
const unregisteredPeopleMessage = ['Alguna de las personas no está registrada en el barrio.']

describe('createAuthorization', () => {
  it('stores the terms, and each person once in the requested order', () => {
    const people = [{ id: 2 }, { id: 1 }, { id: 2 }]
    const createdAuthorization = createAuthorization({ ...createTerms(), people }, creationContext, newCodes)
    expect(createdAuthorization).toEqual({ authorization: createAuthorizationRow(), people: [bruno, ana] })
  })

  it('rejects an authorization without people, with unknown people or with people of another neighbourhood', () => {
    const catchCreateRefusal = (people?: { id: number }[]) =>
      catchRefusal(() => createAuthorization({ ...createTerms(), people }, creationContext, newCodes))
    const emptyRefusal = { status: 400, body: { people: ['Debés seleccionar por lo menos un contacto.'] } }
    expect(catchCreateRefusal()).toEqual(emptyRefusal)
    expect(catchCreateRefusal([])).toEqual(emptyRefusal)
    expect(catchCreateRefusal([{ id: 1 }, { id: 9 }])).toEqual({
      status: 400,
      body: { people: unregisteredPeopleMessage },
    })
    expect(catchCreateRefusal([{ id: 77 }])).toEqual({
      status: 400,
      body: { people: unregisteredPeopleMessage },
    })
  })

  it('accepts an invitation without people only if it has seats', () => {
    const invitation = { ...createTerms({ preauthorization_type: 'INVITE' }), max_people: 2 }
    expect(createAuthorization(invitation, creationContext, newCodes).authorization).toMatchObject({
      max_people: 2,
      invitation_key: 'key',
    })
    expect(
      catchRefusal(() =>
        createAuthorization({ ...invitation, max_people: undefined }, creationContext, newCodes),
      ),
    ).toEqual({
      status: 400,
      body: { max_people: ['Indique la cantidad máxima de invitados'] },
    })
  })

  it('stores seats for invitations only', () => {
    const createdAuthorization = createAuthorization(
      { ...createTerms(), people: [{ id: 1 }], max_people: 5 },
      creationContext,
      newCodes,
    )
    expect(createdAuthorization.authorization).toMatchObject({ max_people: null, invitation_key: null })
  })

  it('rejects the source ADMIN, which only the Administration may use', () => {
    const input = { ...createTerms({ source: 'ADMIN' }), people: [{ id: 1 }] }
    expect(catchRefusal(() => createAuthorization(input, creationContext, newCodes))).toEqual({
      status: 403,
      body: { detail: 'No tenés permiso para realizar esta acción.' },
    })
  })

  it('reports all invalid fields in one response', () => {
    const input = createTerms({ from_date: '2026-03-01', to_date: '2026-02-01', end_time: '00:00:00' })
    const { body } = catchRefusal(() => createAuthorization(input, creationContext, newCodes))
    expect(Object.keys(body as object).sort()).toEqual(['end_time', 'from_date', 'people', 'to_date'])
  })
})

describe('updateAuthorization', () => {
  const storedAuthorization: AuthorizationWithPeople = {
    authorization: createAuthorizationRow(),
    people: [ana, bruno],
  }
  const updateTerms = (overrides: object, authorization = storedAuthorization) =>
    updateAuthorization(authorization, { ...createTerms(), ...overrides }, context)

  it('adds and removes people and keeps the other people', () => {
    expect(updateTerms({ add_people: [{ id: 3 }], remove_people: [{ id: 1 }] }).people).toEqual([
      bruno,
      carla,
    ])
    expect(updateTerms({}).people).toEqual([ana, bruno])
    expect(updateTerms({ name: 'Otro' }).authorization).toEqual(createAuthorizationRow({ name: 'Otro' }))
  })

  it('returns the same people if the same update is repeated', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.subarray([1, 2, 3]), (addedIds, removedIds) => {
        // The stored authorization has the people 1 and 2, but not person 3.
        const expectedIds = [1, 2, 3].filter(
          (id) => addedIds.includes(id) || (id !== 3 && !removedIds.includes(id)),
        )
        fc.pre(expectedIds.length > 0)
        const input = {
          add_people: addedIds.map((id) => ({ id })),
          remove_people: removedIds.map((id) => ({ id })),
        }
        const updatedAuthorization = updateTerms(input)
        const listPersonIds = ({ people }: AuthorizationWithPeople) => people.map(({ id }) => id).sort()
        expect(listPersonIds(updatedAuthorization)).toEqual(expectedIds)
        expect(listPersonIds(updateTerms(input, updatedAuthorization))).toEqual(expectedIds)
      }),
    )
  })

  it('rejects an update that removes all people or adds a person of another neighbourhood', () => {
    expect(catchRefusal(() => updateTerms({ remove_people: [{ id: 1 }, { id: 2 }] }))).toEqual({
      status: 400,
      body: { people: ['Debés seleccionar por lo menos un contacto.'] },
    })
    expect(catchRefusal(() => updateTerms({ add_people: [{ id: 9 }] }))).toEqual({
      status: 400,
      body: { add_people: unregisteredPeopleMessage },
    })
  })

  it('changes the seats of an invitation only if the input has seats, and rejects a change to or from the type INVITE', () => {
    const invitation = createAuthorizationRow({
      preauthorization_type: 'INVITE',
      max_people: 4,
      invitation_key: 'key',
    })
    const storedInvitation = { authorization: invitation, people: [ana, bruno, carla] }
    const input = { preauthorization_type: 'INVITE' }
    expect(updateTerms(input, storedInvitation).authorization).toEqual(invitation)
    expect(updateTerms({ ...input, max_people: 9 }, storedInvitation).authorization.max_people).toBe(9)
    expect(
      catchRefusal(() => updateTerms({ ...input, max_people: 2 }, storedInvitation)).body,
    ).toHaveProperty('max_people')
    expect(
      updateTerms({ ...input, remove_people: [{ id: 1 }, { id: 2 }, { id: 3 }] }, storedInvitation).people,
    ).toEqual([])
    const fixedTypeRefusal = {
      status: 400,
      body: {
        preauthorization_type: [
          'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
        ],
      },
    }
    expect(catchRefusal(() => updateTerms({}, storedInvitation))).toEqual(fixedTypeRefusal)
    expect(catchRefusal(() => updateTerms({ ...input, max_people: 4 }))).toEqual(fixedTypeRefusal)
    expect(updateTerms({ preauthorization_type: 'EVENT' }).authorization.preauthorization_type).toBe('EVENT')
  })

  it('stores no seats unless the authorization is an invitation', () => {
    expect(updateTerms({ max_people: 5 }).authorization.max_people).toBeNull()
  })

  it('refuses to change an expired or a cancelled authorization', () => {
    const expiredAuthorization = {
      authorization: createAuthorizationRow({ to_date: '2026-03-15' }),
      people: [ana],
    }
    expect(catchRefusal(() => updateTerms({}, expiredAuthorization))).toEqual({
      status: 409,
      body: { message: 'La autorización está vencida y no se puede modificar.' },
    })
    const cancelledAuthorization = {
      authorization: createAuthorizationRow({ is_cancelled: true }),
      people: [ana],
    }
    expect(catchRefusal(() => updateTerms({}, cancelledAuthorization))).toEqual({
      status: 409,
      body: { message: 'La autorización ya fue eliminada.' },
    })
  })
})

describe('cancelAuthorization', () => {
  it('cancels an authorization only once; after that, the authorization is not found', () => {
    const cancelledRow = cancelAuthorization(createAuthorizationRow())
    expect(cancelledRow).toEqual(createAuthorizationRow({ is_cancelled: true }))
    expect(catchRefusal(() => cancelAuthorization(cancelledRow)).status).toBe(409)
    expect(catchRefusal(() => requireNotCancelled(cancelledRow)).status).toBe(404)
    expect(requireNotCancelled(createAuthorizationRow())).toEqual(createAuthorizationRow())
  })
})

describe('the list of authorizations', () => {
  const filter = { propertyId: 201, today, foundAuthorizationIds: new Set<number>() }

  it('treats an authorization as active up to and including its last day, and filters by `is_active`', () => {
    expect(isActive({ to_date: today }, today)).toBe(true)
    expect(isActive({ to_date: '2026-03-15' }, today)).toBe(false)
    const expiredRow = createAuthorizationRow({ to_date: '2026-03-15' })
    const filters = [undefined, true, false].map((is_active) => ({ ...filter, is_active }))
    expect(filters.map((listFilter) => isAuthorizationListed(expiredRow, listFilter))).toEqual([
      true,
      false,
      true,
    ])
    expect(filters.map((listFilter) => isAuthorizationListed(createAuthorizationRow(), listFilter))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('excludes authorizations of other lots and cancelled authorizations', () => {
    expect(isAuthorizationListed(createAuthorizationRow({ property_id: 202 }), filter)).toBe(false)
    expect(isAuthorizationListed(createAuthorizationRow({ is_cancelled: true }), filter)).toBe(false)
  })

  it('contains authorizations with the searched text in their name or in the name of a person', () => {
    expect(isAuthorizationListed(createAuthorizationRow(), { ...filter, search: 'PEREZ' })).toBe(true)
    expect(isAuthorizationListed(createAuthorizationRow(), { ...filter, search: 'núñez' })).toBe(false)
    expect(
      isAuthorizationListed(createAuthorizationRow(), {
        ...filter,
        search: 'núñez',
        foundAuthorizationIds: new Set([7001]),
      }),
    ).toBe(true)
  })

  it('sorts the newest authorization first, regardless of its first day', () => {
    const rows = [
      createAuthorizationRow({ id: 1, from_date: '2026-03-10' }),
      createAuthorizationRow({ id: 2, from_date: '2026-03-20' }),
      createAuthorizationRow({ id: 3, from_date: '2026-03-10' }),
    ]
    expect(rows.sort(compareNewestFirst).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

it('findNewContacts returns the people who are not among the contacts of the resident yet', () => {
  expect(findNewContacts([ana, bruno, carla], [1, 8])).toEqual([bruno, carla])
})
