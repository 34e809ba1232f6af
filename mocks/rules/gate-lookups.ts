import { refuse } from '../contract/refusal.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import type { Db } from '../db/db.ts'
import type { AuthorizationRow, PersonRow } from '../db/rows.ts'
import { type CalendarDay, pickWeekdayFlags } from './calendar.ts'
import { refuseFields } from './field-refusals.ts'
import { type Arrival, canEnter, type EntryPermit, requireArrival } from './gate.ts'
import { findAuthorizedPeople } from './lookups.ts'
import { toPlateKey } from './movements.ts'
import { formatFullName } from './people.ts'
import { isInForce } from './residencies.ts'
import { findGroupPermits, findManagerPermits } from './work-lookups.ts'

interface GateLookupContext {
  db: Db
  today: CalendarDay
  /** The time of day, `HH:mm:ss`. */
  time: string
}

/** The identification of a person at the gate: a code, a known person, both, or only a plate. */
export interface GateCredentials {
  qrcode?: string
  person?: number
  plate?: string
  gate: number
}

/**
 * Finds a person at the gate with the person's permits.
 * @throws Refusal 400 `gate` if the gate is unknown; 400 `plate` if the code, the person and the plate are all missing;
 * 409 `message` if nobody matches.
 */
export function findArrival(
  context: GateLookupContext,
  { qrcode, person, plate = '', gate }: GateCredentials,
  isLeaving: boolean,
): Arrival {
  const { db } = context
  const rp = requireGateNeighbourhood(db, gate)
  const knownPerson = person === undefined ? undefined : requirePersonIn(db, rp, person)
  if (qrcode === undefined) {
    if (knownPerson) return createArrivalWithAllPermits(context, knownPerson)
    return isLeaving ? requireDriverInside(db, rp, plate) : requireDriverOutside(context, rp, plate)
  }
  const authorization = requireAuthorizationByQrcode(db, rp, qrcode)
  const people = findAuthorizedPeople(db, authorization.id)
  const permits = [toEntryPermit(authorization)]
  if (!knownPerson) {
    const arrivals = people.map((candidate) => createArrival(db, candidate, permits))
    return requireArrival(arrivals, isLeaving)
  }
  if (!people.some(({ id }) => id === knownPerson.id)) {
    refuse(409, { message: copy.notOnAuthorization(formatFullName(knownPerson)) })
  }
  return createArrival(db, knownPerson, permits)
}

const createArrivalWithAllPermits = ({ db, today }: GateLookupContext, person: PersonRow): Arrival => ({
  ...createArrival(db, person, findEntryPermits(db, person)),
  residencies: findCurrentResidencies(db, person, today),
})

/** Whether a text is the plate of a car. The text 'peatonal' is no plate, because this word means a pedestrian. */
export const isRealPlate = (plate: string): boolean => !['', 'PEATONAL'].includes(toPlateKey(plate))

function requirePlate(plate: string): string {
  const key = toPlateKey(plate)
  refuseFields({ plate: key === '' ? [copy.withoutPlate] : [] })
  return key
}

/**
 * Finds the last person who entered with the plate and is still inside.
 * @throws Refusal 409 `message` if there is none.
 */
function requireDriverInside(db: Db, rp: number, plate: string): Arrival {
  const key = requirePlate(plate)
  const person = db.movements
    .find(({ checkin_plate, checkout_at }) => checkout_at === null && checkin_plate === key)
    .sort((left, right) => (left.checkin_at < right.checkin_at ? 1 : -1))
    .map(({ person_id }) => db.persons.require(person_id))
    .find(({ real_property_id }) => real_property_id === rp)
  return person ? createArrival(db, person, []) : refuse(409, { message: copy.nobodyWithPlate(key) })
}

/**
 * Finds a resident or an earlier visitor with the plate. Prefers a person who may enter now.
 * @throws Refusal 409 `message` if nobody has the plate.
 */
function requireDriverOutside(context: GateLookupContext, rp: number, plate: string): Arrival {
  const key = requirePlate(plate)
  const { db } = context
  const isSamePlate = (text: string | null) => text !== null && isRealPlate(text) && toPlateKey(text) === key
  const ownedVehicles = db.vehicles.find(({ license_plate_number }) => isSamePlate(license_plate_number))
  const earlierVisits = db.movements
    .find(({ checkin_plate }) => checkin_plate === key && isSamePlate(checkin_plate))
    .sort((left, right) => (left.checkin_at < right.checkin_at ? 1 : -1))
  const arrivals = [...new Set([...ownedVehicles, ...earlierVisits].map(({ person_id }) => person_id))]
    .map((id) => db.persons.require(id))
    .filter(({ real_property_id }) => real_property_id === rp)
    .map((person) => createArrivalWithAllPermits(context, person))
  const arrival = arrivals.find((candidate) => canEnter(candidate, context)) ?? arrivals[0]
  return arrival ?? refuse(409, { message: copy.unknownPlate(key) })
}

/** Finds the neighbourhood of a gate. @throws Refusal 400 `gate` if the gate is unknown. */
export function requireGateNeighbourhood(db: Db, gateId: number): number {
  const gate = db.gates.get(gateId)
  refuseFields({ gate: gate ? [] : [copy.unknownGate] })
  return db.accessPoints.require(gate?.access_point_id ?? 0).real_property_id
}

function requirePersonIn(db: Db, rp: number, id: number): PersonRow {
  const person = db.persons.get(id)
  return person?.real_property_id === rp ? person : refuse(409, { message: copy.unknownPerson })
}

function requireAuthorizationByQrcode(db: Db, rp: number, qrcode: string): AuthorizationRow {
  const authorization = db.authorizations.by('qrcode', qrcode.trim().toUpperCase())[0]
  const lot = authorization && db.properties.require(authorization.property_id)
  return authorization && lot?.real_property_id === rp
    ? authorization
    : refuse(409, { message: copy.unknownCode })
}

/** Creates an arrival without residencies, so that a resident with a guest's code enters as the guest. */
const createArrival = (db: Db, person: PersonRow, permits: EntryPermit[]): Arrival => ({
  person,
  openMovement: db.movements.by('person_id', person.id).find(({ checkout_at }) => checkout_at === null),
  residencies: [],
  permits,
})

/** Finds the lots on which a person lives today, without past and future contracts. */
export const findCurrentResidencies = (
  db: Db,
  person: PersonRow,
  today: CalendarDay,
): Arrival['residencies'] =>
  db.residencies
    .by('person_id', person.id)
    .filter((residency) => isInForce(residency, today))
    .map(({ property_id, role }) => ({
      property_id,
      guest_type_code: role === 'owner' ? 'OWNER' : 'RENTER',
    }))

/** Finds the permits of a person: authorizations, groups of works, and the management of a work. */
export function findEntryPermits(db: Db, person: PersonRow): EntryPermit[] {
  const authorizations = db.authorizedPeople
    .by('person_id', person.id)
    .map(({ authorization_id }) => toEntryPermit(db.authorizations.require(authorization_id)))
  const workPermits = [...findGroupPermits(db, person.id), ...findManagerPermits(db, person.id)].map(
    (permit): EntryPermit => ({
      ...permit,
      guest_type_code: 'WORKER',
      authorization_id: null,
      visited_person_id: null,
      is_cancelled: false,
    }),
  )
  return [...authorizations, ...workPermits]
}

const toEntryPermit = (row: AuthorizationRow): EntryPermit => ({
  property_id: row.property_id,
  work_id: null,
  from_date: row.from_date,
  to_date: row.to_date,
  start_time: row.start_time,
  end_time: row.end_time,
  ...pickWeekdayFlags(row),
  qrcode: row.qrcode,
  label: row.name,
  guest_type_code: row.preauthorization_type,
  authorization_id: row.id,
  visited_person_id: row.creator_id,
  is_cancelled: row.is_cancelled,
})
