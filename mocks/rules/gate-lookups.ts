import { refuse } from '../contract/refusal.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import type { Db } from '../db/db.ts'
import type { AuthorizationRow, PersonRow } from '../db/rows.ts'
import { type CalendarDay, pickWeekdayFlags } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { canEnter, type EntryPermit, type PersonAtGate, requirePersonAtGate } from './gate.ts'
import { findAuthorizedPeople } from './lookups.ts'
import { compareLatestFirst, toPlateKey } from './movements.ts'
import { formatFullName } from './people.ts'
import { isInForce } from './residencies.ts'
import { findGroupPermits, findManagerPermits } from './work-lookups.ts'

interface GateLookupContext {
  db: Db
  today: CalendarDay
  /** The time of day, `HH:mm:ss`. */
  time: string
}

/** How a request identifies a person at the gate: by a QR code, by a person id, by both, or only by a plate. */
export interface GateCredentials {
  qrcode?: string
  person?: number
  plate?: string
  gate: number
}

/**
 * Finds the person that the credentials identify, and the permits that the gate may accept. Without a person id, several
 * people can have the code or the plate. If `isLeaving` is true, the function then chooses one who is inside; otherwise it
 * prefers one who may enter.
 * @throws Refusal 400 `gate` if the gate is unknown; 400 `plate` if the code, the person and the plate are all missing;
 * 409 `message` if the credentials identify nobody or the person id does not fit the code.
 */
export function findPersonAtGate(
  context: GateLookupContext,
  { qrcode, person, plate = '', gate }: GateCredentials,
  isLeaving: boolean,
): PersonAtGate {
  const { db } = context
  const rp = requireGateNeighbourhood(db, gate)
  const knownPerson = person === undefined ? undefined : requirePersonIn(db, rp, person)
  if (qrcode === undefined) {
    if (knownPerson) return createPersonWithAllPermits(context, knownPerson)
    return isLeaving ? requireLeavingDriver(db, rp, plate) : requireEnteringDriver(context, rp, plate)
  }
  const authorization = requireAuthorizationByQrcode(db, rp, qrcode)
  const people = findAuthorizedPeople(db, authorization.id)
  const permits = [toEntryPermit(authorization)]
  if (!knownPerson) {
    const peopleAtGate = people.map((candidate) => createPersonAtGate(db, candidate, permits))
    return requirePersonAtGate(peopleAtGate, isLeaving)
  }
  if (!people.some(({ id }) => id === knownPerson.id)) {
    refuse(409, { message: copy.notOnAuthorization(formatFullName(knownPerson)) })
  }
  return createPersonAtGate(db, knownPerson, permits)
}

const createPersonWithAllPermits = ({ db, today }: GateLookupContext, person: PersonRow): PersonAtGate => ({
  ...createPersonAtGate(db, person, findEntryPermits(db, person)),
  residencies: findCurrentResidencies(db, person, today),
})

/** Whether a text is the plate of a car. The text 'peatonal' is no plate, because this word means a pedestrian. */
export const isRealPlate = (plate: string): boolean => !['', 'PEATONAL'].includes(toPlateKey(plate))

function requirePlate(plate: string): string {
  const key = toPlateKey(plate)
  refuseInvalidFields({ plate: key === '' ? [copy.withoutPlate] : [] })
  return key
}

/**
 * Finds the person inside who entered with the plate. If there are several, finds the one who entered last.
 * @throws Refusal 400 `plate` if the plate is blank; 409 `message` if there is no such person.
 */
function requireLeavingDriver(db: Db, rp: number, plate: string): PersonAtGate {
  const key = requirePlate(plate)
  const person = db.movements
    .find(({ checkin_plate, checkout_at }) => checkout_at === null && checkin_plate === key)
    .sort(compareLatestFirst)
    .map(({ person_id }) => db.persons.require(person_id))
    .find(({ real_property_id }) => real_property_id === rp)
  return person ? createPersonAtGate(db, person, []) : refuse(409, { message: copy.nobodyWithPlate(key) })
}

/**
 * Finds a person by the plate of a registered vehicle or of an earlier entry. Prefers a person who may enter now.
 * @throws Refusal 400 `plate` if the plate is blank; 409 `message` if there is no such person.
 */
function requireEnteringDriver(context: GateLookupContext, rp: number, plate: string): PersonAtGate {
  const key = requirePlate(plate)
  const { db } = context
  const isSamePlate = (text: string | null) => text !== null && isRealPlate(text) && toPlateKey(text) === key
  const registeredVehicles = db.vehicles.find(({ license_plate_number }) => isSamePlate(license_plate_number))
  const earlierMovements = db.movements
    .find(({ checkin_plate }) => checkin_plate === key && isSamePlate(checkin_plate))
    .sort(compareLatestFirst)
  const peopleAtGate = [
    ...new Set([...registeredVehicles, ...earlierMovements].map(({ person_id }) => person_id)),
  ]
    .map((id) => db.persons.require(id))
    .filter(({ real_property_id }) => real_property_id === rp)
    .map((person) => createPersonWithAllPermits(context, person))
  const personAtGate = peopleAtGate.find((candidate) => canEnter(candidate, context)) ?? peopleAtGate[0]
  return personAtGate ?? refuse(409, { message: copy.unknownPlate(key) })
}

/** Returns the id of a gate's neighbourhood. @throws Refusal 400 `gate` if the gate is unknown. */
export function requireGateNeighbourhood(db: Db, gateId: number): number {
  const gate = db.gates.get(gateId)
  refuseInvalidFields({ gate: gate ? [] : [copy.unknownGate] })
  return db.accessPoints.require(gate?.access_point_id ?? 0).real_property_id
}

function requirePersonIn(db: Db, rp: number, id: number): PersonRow {
  const person = db.persons.get(id)
  return person?.real_property_id === rp ? person : refuse(409, { message: copy.unknownPerson })
}

function requireAuthorizationByQrcode(db: Db, rp: number, qrcode: string): AuthorizationRow {
  const authorization = db.authorizations.by('qrcode', qrcode.trim().toUpperCase())[0]
  return authorization && db.properties.require(authorization.property_id).real_property_id === rp
    ? authorization
    : refuse(409, { message: copy.unknownCode })
}

/**
 * Creates a person at the gate without residencies. A resident who shows the code of an authorization therefore enters as a
 * guest.
 */
const createPersonAtGate = (db: Db, person: PersonRow, permits: EntryPermit[]): PersonAtGate => ({
  person,
  openMovement: db.movements.by('person_id', person.id).find(({ checkout_at }) => checkout_at === null),
  residencies: [],
  permits,
})

/** Finds the lots on which a person lives today, and the person's guest type on each lot. */
export const findCurrentResidencies = (
  db: Db,
  person: PersonRow,
  today: CalendarDay,
): PersonAtGate['residencies'] =>
  db.residencies
    .by('person_id', person.id)
    .filter((residency) => isInForce(residency, today))
    .map(({ property_id, role }) => ({
      property_id,
      guest_type_code: role === 'owner' ? 'OWNER' : 'RENTER',
    }))

/** Finds all permits of a person as a guest, a worker or a work manager, including expired and cancelled permits. */
export function findEntryPermits(db: Db, person: PersonRow): EntryPermit[] {
  const guestPermits = db.authorizedPeople
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
  return [...guestPermits, ...workPermits]
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
