import type { Db } from '../db/db.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import type { GateWithAccessPoint, JoinedMovement } from '../rules/movement-views.ts'
import {
  hasPersonFilter,
  type MovementMatches,
  type MovementQuery,
  matchesPersonFilter,
} from '../rules/movements.ts'

/**
 * Finds which people of the neighbourhood and which gates match a movement query. `personIds` is undefined if the query
 * does not filter by person; `gateIds` is undefined if it does not filter by access point or sub-area.
 */
export function findMovementMatches(db: Db, realPropertyId: number, query: MovementQuery): MovementMatches {
  return {
    personIds: hasPersonFilter(query) ? findPersonIds(db, realPropertyId, query) : undefined,
    gateIds:
      query.access_point === undefined && query.sub_area === undefined ? undefined : findGateIds(db, query),
  }
}

function findPersonIds(db: Db, realPropertyId: number, query: MovementQuery): ReadonlySet<number> {
  const where = (person: PersonRow) =>
    person.real_property_id === realPropertyId && matchesPersonFilter(person, query)
  return new Set(db.persons.select({ where }).rows.map(({ id }) => id))
}

function findGateIds(db: Db, { access_point, sub_area }: MovementQuery): ReadonlySet<number> {
  const accessPoints = db.accessPoints.find(
    (point) =>
      (access_point === undefined || point.id === access_point) &&
      (sub_area === undefined || point.sub_area_id === sub_area),
  )
  return new Set(accessPoints.flatMap(({ id }) => db.gates.by('access_point_id', id)).map(({ id }) => id))
}

/** Creates a function that finds persons by id. It caches the persons, because each read from the table copies the row. */
export function createPersonLookup(db: Db): (id: number) => PersonRow | undefined {
  const persons = new Map<number, PersonRow | undefined>()
  return (id) => {
    if (!persons.has(id)) persons.set(id, db.persons.get(id))
    return persons.get(id)
  }
}

/** Creates a function that joins a movement with its persons, gates and access points. */
export function createMovementJoiner(db: Db): (movement: MovementRow) => JoinedMovement {
  const findPerson = createPersonLookup(db)
  const joinedGates = new Map<number, GateWithAccessPoint>()
  const findGate = (gateId: number): GateWithAccessPoint => {
    const joinedGate = joinedGates.get(gateId) ?? joinGate(db, gateId)
    joinedGates.set(gateId, joinedGate)
    return joinedGate
  }
  return (movement) => ({
    movement,
    person: findPerson(movement.person_id) ?? db.persons.require(movement.person_id),
    visitedPerson:
      movement.visited_person_id === null ? null : (findPerson(movement.visited_person_id) ?? null),
    checkin: findGate(movement.checkin_gate_id),
    checkout: movement.checkout_gate_id === null ? null : findGate(movement.checkout_gate_id),
  })
}

function joinGate(db: Db, gateId: number): GateWithAccessPoint {
  const gate = db.gates.require(gateId)
  return { gate, accessPoint: db.accessPoints.require(gate.access_point_id) }
}
