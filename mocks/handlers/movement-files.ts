import type { Db } from '../db/db.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import type { GateWithAccessPoint, JoinedMovement } from '../rules/movement-views.ts'
import {
  hasPersonFilter,
  type MovementMatches,
  type MovementQuery,
  matchesPersonFilter,
} from '../rules/movements.ts'

/** Finds the people and the gates of a neighbourhood that match the filters of a list of movements. */
export function findMovementMatches(db: Db, realPropertyId: number, query: MovementQuery): MovementMatches {
  return {
    persons: hasPersonFilter(query) ? personsFound(db, realPropertyId, query) : undefined,
    gates: query.access_point === undefined && query.sub_area === undefined ? undefined : gatesAt(db, query),
  }
}

function personsFound(db: Db, realPropertyId: number, query: MovementQuery): ReadonlySet<number> {
  const where = (person: PersonRow) =>
    person.real_property_id === realPropertyId && matchesPersonFilter(person, query)
  return new Set(db.persons.select({ where }).rows.map(({ id }) => id))
}

function gatesAt(db: Db, { access_point, sub_area }: MovementQuery): ReadonlySet<number> {
  const points = db.accessPoints.find(
    (point) =>
      (access_point === undefined || point.id === access_point) &&
      (sub_area === undefined || point.sub_area_id === sub_area),
  )
  return new Set(points.flatMap(({ id }) => db.gates.by('access_point_id', id)).map(({ id }) => id))
}

/** Reads a person again and again without copying the row each time. */
export function createPersonLookup(db: Db): (id: number) => PersonRow | undefined {
  const known = new Map<number, PersonRow | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, db.persons.get(id))
    return known.get(id)
  }
}

/** Joins movements with the rows that answers need. */
export function createMovementJoiner(db: Db): (movement: MovementRow) => JoinedMovement {
  const personOf = createPersonLookup(db)
  const passages = new Map<number, GateWithAccessPoint>()
  const passageAt = (gateId: number): GateWithAccessPoint => {
    const passage = passages.get(gateId) ?? passageOf(db, gateId)
    passages.set(gateId, passage)
    return passage
  }
  return (movement) => ({
    movement,
    person: personOf(movement.person_id) ?? db.persons.require(movement.person_id),
    visited: movement.visited_person_id === null ? null : (personOf(movement.visited_person_id) ?? null),
    checkin: passageAt(movement.checkin_gate_id),
    checkout: movement.checkout_gate_id === null ? null : passageAt(movement.checkout_gate_id),
  })
}

function passageOf(db: Db, gateId: number): GateWithAccessPoint {
  const gate = db.gates.require(gateId)
  return { gate, accessPoint: db.accessPoints.require(gate.access_point_id) }
}
