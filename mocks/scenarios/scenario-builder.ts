import type { Clock } from '../db/clock.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { Pause } from '../db/pause.ts'
import {
  type AuthorizationRow,
  type CollectionName,
  type PersonRow,
  type Row,
  type Rows,
  rowSchemas,
} from '../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../rules/access-codes.ts'
import { addDays, createWeekdayFlags, type WeekdayFlag, weekdayFlags } from '../rules/calendar.ts'
import { emptyPersonFields, formatFullName, hasDocument } from '../rules/people.ts'
import type { PersonSeed } from './contact-seeds.ts'

/** The inputs of a scenario. With the same clock and ids, a scenario gives the same rows. */
export interface ScenarioContext {
  clock: Clock
  ids: IdGenerator
  /** Awaited between the steps of a long build, so that the thread is not blocked. */
  pause?: Pause
}

/** A row without the fields named `Field`. */
type RowWithout<Name extends CollectionName, Field extends keyof Row<Name>> = Omit<Row<Name>, Field>

/** Collects the rows of a scenario. */
export class ScenarioBuilder {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly rows: Rows

  constructor({ clock, ids }: ScenarioContext) {
    this.clock = clock
    this.ids = ids
    const names = Object.keys(rowSchemas) as CollectionName[]
    this.rows = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rows
  }

  /** Adds a row that already has an id. */
  add<Name extends CollectionName>(name: Name, row: Row<Name>): Row<Name> {
    const rows: Row<Name>[] = this.rows[name]
    rows.push(row)
    return row
  }

  /** Adds a row with the next id. */
  append<Name extends CollectionName>(name: Name, row: RowWithout<Name, 'id'>): Row<Name> {
    return this.add(name, { id: this.ids.next(name), ...row } as Row<Name>)
  }

  /** Finds a person by full name. @throws Error if the neighbourhood has no such person. */
  requirePerson(realPropertyId: number, name: string): PersonRow {
    const person = this.rows.persons.find(
      (row) => row.real_property_id === realPropertyId && formatFullName(row) === name,
    )
    if (!person) throw new Error(`Neighbourhood ${realPropertyId} has no person with the name ${name}`)
    return person
  }

  /** Finds the neighbourhood of a lot. @throws Error if the lot is unknown. */
  requireNeighbourhood(propertyId: number): Row<'realProperties'> {
    const lot = this.rows.properties.find(({ id }) => id === propertyId)
    const neighbourhood = this.rows.realProperties.find(({ id }) => id === lot?.real_property_id)
    if (!neighbourhood) throw new Error(`Lot ${propertyId} has no neighbourhood`)
    return neighbourhood
  }
}

/** Adds a person without an account to a neighbourhood. */
export function addSeededPerson(
  builder: ScenarioBuilder,
  realPropertyId: number,
  seed: PersonSeed,
): PersonRow {
  const [first_name, last_name, gender, id_type_code, id_number, nationality] = seed
  return builder.append('persons', {
    real_property_id: realPropertyId,
    user_id: null,
    first_name,
    last_name,
    id_type_code,
    id_number,
    nationality,
    gender,
    ...emptyPersonFields,
  })
}

/** Finds a person in a neighbourhood by the document type and number of the seed. Adds the person if there is none. */
export const findOrAddSeededPerson = (
  builder: ScenarioBuilder,
  realPropertyId: number,
  seed: PersonSeed,
): PersonRow =>
  builder.rows.persons.find(
    (person) => person.real_property_id === realPropertyId && hasDocument(person, seed[3], seed[4]),
  ) ?? addSeededPerson(builder, realPropertyId, seed)

/** Adds people to the contacts of a resident, unless they are contacts already. */
export function addContacts(
  builder: ScenarioBuilder,
  residentId: number,
  people: readonly PersonRow[],
): void {
  for (const { id } of people) {
    const isContact = builder.rows.contacts.some(
      ({ owner_id, person_id }) => owner_id === residentId && person_id === id,
    )
    if (!isContact) builder.append('contacts', { owner_id: residentId, person_id: id })
  }
}

/** The optional parts of an authorization's seed. */
interface AuthorizationOptions {
  /** Defaults to all weekdays. */
  weekdays?: readonly WeekdayFlag[]
  note?: string
  destination?: AuthorizationRow['location_to']
  /** For an invitation: the maximum number of guests; 2 by default. */
  seats?: number
  /** For an invitation: the key in its link; random by default. */
  invitationKey?: string
  isFromMobile?: boolean
}

/** The lot and the creator of an authorization; a null creator is the Administration. */
interface LotAndCreator {
  propertyId: number
  creatorId: number | null
}

/**
 * Creates the seed of an authorization. `people` are the full names of the authorized people. The days are counted from
 * today. By default, the hours are the whole day.
 */
export const createAuthorizationSeed = (
  lotAndCreator: LotAndCreator,
  type: AuthorizationRow['preauthorization_type'],
  name: string,
  period: readonly [fromDay: number, toDay: number, start?: string, end?: string],
  people: readonly string[] = [],
  options: AuthorizationOptions = {},
) => ({ ...lotAndCreator, type, name, period, people, ...options })

type AuthorizationSeed = ReturnType<typeof createAuthorizationSeed>

/** Adds an authorization with its people, and adds these people to the contacts of the creator. */
export function addAuthorization(builder: ScenarioBuilder, seed: AuthorizationSeed): AuthorizationRow {
  const { propertyId, creatorId } = seed
  const neighbourhood = builder.requireNeighbourhood(propertyId)
  const authorization = builder.append('authorizations', {
    property_id: propertyId,
    creator_id: creatorId,
    source: creatorId === null ? 'ADMIN' : 'PERSON',
    method: seed.isFromMobile ? 'MOBILE' : 'WEB',
    ...createTerms(seed, builder.clock.today()),
    qrcode: formatQrcode(neighbourhood.name, builder.ids.text(8, qrcodeAlphabet)),
    invitation_key: seed.type === 'INVITE' ? (seed.invitationKey ?? builder.ids.text(24)) : null,
    is_cancelled: false,
  })
  const people = seed.people.map((name) => builder.requirePerson(neighbourhood.id, name))
  for (const { id } of people) {
    builder.append('authorizedPeople', { authorization_id: authorization.id, person_id: id })
  }
  if (creatorId !== null) addContacts(builder, creatorId, people)
  return authorization
}

function createTerms(seed: AuthorizationSeed, today: string) {
  const [from, to, start = '00:00', end = '23:59'] = seed.period
  return {
    name: seed.name,
    description: seed.note ?? '',
    preauthorization_type: seed.type,
    from_date: addDays(today, from),
    to_date: addDays(today, to),
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    concurrent_flag: from !== to,
    ...createWeekdayFlags(seed.weekdays ?? weekdayFlags),
    location_to: seed.destination ?? null,
    max_people: seed.type === 'INVITE' ? (seed.seats ?? 2) : null,
  }
}
