import { refuse } from '../contract/refusal.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import type { Db } from '../db/db.ts'
import type { AuthorizationRow, PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseFields } from './field-refusals.ts'
import { type Arrival, type Grant, whoArrives } from './gate.ts'
import { peopleOf } from './lookups.ts'
import { groupPermitsOf, managerPermitsOf } from './lookups-works.ts'
import { fullName } from './people.ts'
import { isInForce } from './residencies.ts'

/** In which world, on which day. */
interface Where {
  db: Db
  today: CalendarDay
}

/** What somebody shows at the gate: a code, a document (of which the guard knows the person), or both. */
export interface Shown {
  qrcode?: string
  person?: number
  gate: number
}

/**
 * Who is at the gate, with what lets them in.
 * @throws Refusal 400 `gate` that is none; 409 `message` if the code or the person is unknown there.
 */
export function arrivalAt(
  { db, today }: Where,
  { qrcode, person, gate }: Shown,
  isLeaving: boolean,
): Arrival {
  const rp = neighbourhoodOf(db, gate)
  const someone = person === undefined ? undefined : personAt(db, rp, person)
  if (qrcode === undefined) {
    if (!someone) return refuse(409, { message: copy.unknownPerson })
    return { ...arrivalOf(db, someone, grantsOf(db, someone)), homes: homesAt(db, someone, today) }
  }
  const authorization = authorizationAt(db, rp, qrcode)
  const people = peopleOf(db, authorization.id)
  const grants = [grantOf(authorization)]
  if (!someone) {
    const arrivals = people.map((one) => arrivalOf(db, one, grants))
    return whoArrives(arrivals, isLeaving)
  }
  if (!people.some(({ id }) => id === someone.id)) {
    refuse(409, { message: copy.notOnIt(fullName(someone)) })
  }
  return arrivalOf(db, someone, grants)
}

function neighbourhoodOf(db: Db, gateId: number): number {
  const gate = db.gates.get(gateId)
  refuseFields({ gate: gate ? [] : [copy.unknownGate] })
  return db.accessPoints.require(gate?.access_point_id ?? 0).real_property_id
}

function personAt(db: Db, rp: number, id: number): PersonRow {
  const person = db.persons.get(id)
  return person?.real_property_id === rp ? person : refuse(409, { message: copy.unknownPerson })
}

function authorizationAt(db: Db, rp: number, qrcode: string): AuthorizationRow {
  const found = db.authorizations.by('qrcode', qrcode.trim().toUpperCase())[0]
  const lot = found && db.properties.require(found.property_id)
  return found && lot?.real_property_id === rp ? found : refuse(409, { message: copy.unknownCode })
}

/** With a code only what it stands for counts; a resident with a guest's code enters as the guest. */
const arrivalOf = (db: Db, person: PersonRow, grants: Grant[]): Arrival => ({
  person,
  open: db.movements.by('person_id', person.id).find(({ checkout_at }) => checkout_at === null),
  homes: [],
  grants,
})

/** A contract that is over, or has not begun, opens nothing. */
const homesAt = (db: Db, person: PersonRow, today: CalendarDay): Arrival['homes'] =>
  db.residencies
    .by('person_id', person.id)
    .filter((residency) => isInForce(residency, today))
    .map(({ property_id, role }) => ({
      property_id,
      guest_type_code: role === 'owner' ? 'OWNER' : 'RENTER',
    }))

/** Everything that lets a person in: authorizations, groups of works, and the management of a work. */
function grantsOf(db: Db, person: PersonRow): Grant[] {
  const authorizations = db.authorizedPeople
    .by('person_id', person.id)
    .map(({ authorization_id }) => grantOf(db.authorizations.require(authorization_id)))
  const ofWorks = [...groupPermitsOf(db, person.id), ...managerPermitsOf(db, person.id)].map(
    (permit): Grant => ({
      ...permit,
      guest_type_code: 'WORKER',
      authorization_id: null,
      visited_person_id: null,
      is_cancelled: false,
    }),
  )
  return [...authorizations, ...ofWorks]
}

const grantOf = (row: AuthorizationRow): Grant => ({
  property_id: row.property_id,
  work_id: null,
  from_date: row.from_date,
  to_date: row.to_date,
  start_time: row.start_time,
  end_time: row.end_time,
  monday_flag: row.monday_flag,
  tuesday_flag: row.tuesday_flag,
  wednesday_flag: row.wednesday_flag,
  thursday_flag: row.thursday_flag,
  friday_flag: row.friday_flag,
  saturday_flag: row.saturday_flag,
  sunday_flag: row.sunday_flag,
  qrcode: row.qrcode,
  label: row.name,
  guest_type_code: row.preauthorization_type,
  authorization_id: row.id,
  visited_person_id: row.creator_id,
  is_cancelled: row.is_cancelled,
})
