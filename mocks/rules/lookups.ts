import { refuseNotFound } from '../contract/refusal.ts'
import type { Db } from '../db/db.ts'
import type { AuthorizationRow, PersonRow, RealPropertyRow } from '../db/rows.ts'
import type { Caller } from '../handlers/handler.ts'
import type { JoinedAuthorization } from './authorization-views.ts'
import type { CalendarDay } from './calendar.ts'
import { isInForce } from './residencies.ts'
import type { JoinedResidency } from './session.ts'

const findUserPersons = (db: Db, { userId }: Pick<Caller, 'userId'>): PersonRow[] =>
  db.persons.by('user_id', userId)

/** Finds the caller's person in a neighbourhood. @throws Refusal 404 if the caller has no person there. */
export const requireCallerPerson = (
  db: Db,
  caller: Pick<Caller, 'userId'>,
  realPropertyId: number,
): PersonRow =>
  findUserPersons(db, caller).find(({ real_property_id }) => real_property_id === realPropertyId) ??
  refuseNotFound()

/** Finds all residencies of a user, also past and future ones, joined with their rows and sorted by id. */
function findHomes(db: Db, caller: Pick<Caller, 'userId'>): JoinedResidency[] {
  return findUserPersons(db, caller)
    .flatMap((person) =>
      db.residencies.by('person_id', person.id).map((residency) => {
        const lot = db.properties.require(residency.property_id)
        return { residency, person, lot, realProperty: db.realProperties.require(lot.real_property_id) }
      }),
    )
    .sort((left, right) => left.residency.id - right.residency.id)
}

/** Finds the user's residencies that include today, joined with their persons, lots and neighbourhoods. */
export const findCurrentHomes = (
  db: Db,
  caller: Pick<Caller, 'userId'>,
  today: CalendarDay,
): JoinedResidency[] => findHomes(db, caller).filter(({ residency }) => isInForce(residency, today))

/** Finds the user's residencies in one neighbourhood that include today. */
export const findCurrentHomesIn = (
  db: Db,
  caller: Pick<Caller, 'userId'>,
  realPropertyId: number,
  today: CalendarDay,
): JoinedResidency[] =>
  findCurrentHomes(db, caller, today).filter(({ realProperty }) => realProperty.id === realPropertyId)

/** Finds the neighbourhoods in which a user has a person. */
export const findNeighbourhoods = (db: Db, caller: Pick<Caller, 'userId'>): RealPropertyRow[] =>
  findUserPersons(db, caller).map(({ real_property_id }) => db.realProperties.require(real_property_id))

/** Finds the people of an authorization, in the order in which they were added. */
export const findAuthorizedPeople = (db: Db, authorizationId: number): PersonRow[] =>
  db.authorizedPeople
    .by('authorization_id', authorizationId)
    .map((link) => db.persons.require(link.person_id))

/** Joins an authorization with the rows that the response needs. */
export function joinAuthorization(db: Db, authorization: AuthorizationRow): JoinedAuthorization {
  const lot = db.properties.require(authorization.property_id)
  const { creator_id } = authorization
  return {
    authorization,
    people: findAuthorizedPeople(db, authorization.id),
    lot,
    realProperty: db.realProperties.require(lot.real_property_id),
    creator: creator_id === null ? null : db.persons.require(creator_id),
  }
}

/** Finds the persons to whom the references refer. Unknown ids are ignored. */
export const findPersonsById = (db: Db, references: readonly { id: number }[] = []): PersonRow[] =>
  references.map(({ id }) => db.persons.get(id)).filter((person) => person !== undefined)

/** Finds the person ids of a resident's contacts. */
export const findContactIds = (db: Db, resident: PersonRow): number[] =>
  db.contacts.by('owner_id', resident.id).map(({ person_id }) => person_id)
