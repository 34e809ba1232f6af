import type { Schemas } from '../contract/operations.ts'
import { guestTypeNames } from '../copy/movements.ts'
import type { AccessPointRow, GateRow, MovementRow, PersonRow } from '../db/rows.ts'
import { formatFullName } from './people.ts'
import { toLocalDay, toZonedText } from './zone.ts'

/** A gate and its access point. */
export interface GateWithAccessPoint {
  gate: GateRow
  accessPoint: AccessPointRow
}

/** A movement, joined with the rows that the response needs. */
export interface JoinedMovement {
  movement: MovementRow
  person: PersonRow
  visitedPerson: PersonRow | null
  checkin: GateWithAccessPoint
  checkout: GateWithAccessPoint | null
}

const toNamedPlace = (name: string): Schemas['NamedPlace'] => ({ name })

const toCar = (plate: string | null): Schemas['MovementCar'] =>
  plate === null ? null : { license_plate_number: plate }

const toGuest = (person: PersonRow): Schemas['MovementGuest'] => ({
  full_name: formatFullName(person),
  id_number: person.id_number,
})

/** Converts a movement for the list of a lot's movements. */
export function toActivityRecord({ movement, person, visitedPerson, checkin, checkout }: JoinedMovement) {
  return {
    id: movement.id,
    guest: toGuest(person),
    id_number: person.id_number,
    checkin_car: toCar(movement.checkin_plate),
    guest_type: { code: movement.guest_type_code, name: guestTypeNames[movement.guest_type_code] },
    activity_date: toLocalDay(movement.checkin_at),
    checkin_datetime: toZonedText(movement.checkin_at),
    checkout_datetime: movement.checkout_at && toZonedText(movement.checkout_at),
    person_to_visit: visitedPerson && { full_name: formatFullName(visitedPerson) },
    checkin_gate: toNamedPlace(checkin.gate.name),
    checkout_gate: checkout && toNamedPlace(checkout.gate.name),
  } satisfies Schemas['ActivityRecord']
}

/** Converts a movement for the list of a work's movements. */
export function toWorkMovement({ movement, person, checkin, checkout }: JoinedMovement) {
  return {
    id: movement.id,
    guest: toGuest(person),
    checkin_car: toCar(movement.checkin_plate),
    checkout_car: toCar(movement.checkout_plate),
    maximum_stay_datetime: movement.limit_at && toZonedText(movement.limit_at),
    checkin_datetime: toZonedText(movement.checkin_at),
    checkout_datetime: movement.checkout_at && toZonedText(movement.checkout_at),
    checkin_access_point: toNamedPlace(checkin.accessPoint.name),
    checkout_access_point: checkout && toNamedPlace(checkout.accessPoint.name),
    checkin_gate: toNamedPlace(checkin.gate.name),
    checkout_gate: checkout && toNamedPlace(checkout.gate.name),
  } satisfies Schemas['WorkMovement']
}
