import type { AuthorizationRow, MovementRow } from '../../db/rows.ts'
import {
  addDays,
  addMinutes,
  createWeekdayFlags,
  type WeekdayFlag,
  weekdayFlags,
} from '../../rules/calendar.ts'
import { toInstant, toLocalDay } from '../../rules/zone.ts'
import { lotIds, persons } from '../accounts.ts'
import { addAuthorization, authorize, type ScenarioBuilder } from '../scenario-builder.ts'
import { plateOf, SeededRandom } from '../seeded-random.ts'
import { gates } from './gates.ts'
import { generateMovements, hadValidPapers, type VisitPattern } from './visit-patterns.ts'

/** The residents, and on how many of a hundred days they enter. */
const residents = [
  [persons.residente, lotIds.a12, 'OWNER', 75],
  [persons.residente, lotIds.b7, 'OWNER', 12],
  [persons.inquilino, lotIds.c3, 'RENTER', 35],
  [persons.consejo, lotIds.e9, 'OWNER', 30],
] as const

/** On how many of a hundred possible days a guest of each type comes. */
const frequencies: Record<AuthorizationRow['preauthorization_type'], number> = {
  PERSONAL: 55,
  INVITE: 85,
  FAMILY: 45,
  VENDOR: 88,
  OTHER: 90,
  REAL_STATE: 100,
  EVENT: 90,
}

const b7 = { propertyId: lotIds.b7, creatorId: persons.residente }

/** Authorizations that were cancelled after their guests had come. */
const cancelledAuthorizations = [
  authorize(
    b7,
    'EVENT',
    'Peña folklórica',
    [-31, -30, '18:00', '23:30'],
    ['Celeste Guerra', 'Nahuel Ávila', 'Begoña Ordóñez', 'Ignacio Fernández Moreno', 'Óscar Quiroga'],
  ),
  authorize(
    b7,
    'INVITE',
    'Asado de los compañeros de la facultad',
    [-23, -23, '12:00', '19:00'],
    ['Lucía Flores', 'Joaquín Domínguez', 'Julieta Galván', 'Federico García Conde'],
    { seats: 10 },
  ),
]

/** Adds the movements of the last 60 days, the earliest first, and one that is too old to be listed. */
export function addMovements(builder: ScenarioBuilder): void {
  const [now, today] = [builder.clock.now(), builder.clock.today()]
  for (const seed of cancelledAuthorizations) addAuthorization(builder, seed).is_cancelled = true
  const random = new SeededRandom(20260316)
  const patterns = [...residentPatterns(today), ...visitorPatterns(builder), ...workerPatterns(builder)]
  const movements = patterns
    .flatMap((pattern) => generateMovements(pattern, random, now, today))
    .filter((movement) => movement.guest_type_code !== 'WORKER' || hadPapersAtEntry(builder, movement))
  const inside = createOpenMovements(builder, now, today)
  const before = movements.filter((movement) => inside.every((other) => leavesBefore(movement, other)))
  const inOrder = [createOldMovement(today), ...before, ...inside].sort((one, other) =>
    one.checkin_at < other.checkin_at ? -1 : Number(one.checkin_at > other.checkin_at),
  )
  inOrder.forEach((movement, at) => {
    const comesAgain = inOrder.slice(at + 1).some(({ person_id }) => person_id === movement.person_id)
    builder.append(
      'movements',
      movement.checkout_at === null && comesAgain ? withEarlyCheckout(movement) : movement,
    )
  })
}

/** Whether the worker's papers were valid on the day of entry. */
function hadPapersAtEntry(builder: ScenarioBuilder, { person_id, checkin_at }: NewMovement): boolean {
  const person = builder.rows.persons.find(({ id }) => id === person_id)
  return person !== undefined && hadValidPapers(person, toLocalDay(checkin_at))
}

/** Whether the person left before the other movement began, or it is another person's. */
const leavesBefore = (movement: NewMovement, other: NewMovement): boolean =>
  movement.person_id !== other.person_id ||
  (movement.checkout_at !== null && movement.checkout_at < other.checkin_at)

/** Closes a movement after 25 minutes: a person must leave before entering again. */
const withEarlyCheckout = (movement: NewMovement): NewMovement => ({
  ...movement,
  checkout_at: addMinutes(new Date(movement.checkin_at), 25),
  checkout_plate: movement.checkin_plate,
  checkout_gate_id: movement.checkin_gate_id,
})

function residentPatterns(today: string): VisitPattern[] {
  return residents.map(([person_id, property_id, guest_type_code, frequency]) => ({
    who: {
      property_id,
      work_id: null,
      person_id,
      guest_type_code,
      authorization_id: null,
      visited_person_id: null,
    },
    from_date: addDays(today, -60),
    to_date: today,
    start_time: '08:00:00',
    end_time: '21:00:00',
    ...createWeekdayFlags(weekdayFlags),
    isLimited: false,
    frequency,
  }))
}

/** One pattern for each guest of an authorization, except those who are not admitted. */
function visitorPatterns(builder: ScenarioBuilder): VisitPattern[] {
  return builder.rows.authorizedPeople.flatMap(({ authorization_id, person_id }) => {
    const found = builder.rows.authorizations.find(({ id }) => id === authorization_id)
    const isBarred = builder.rows.persons.find(({ id }) => id === person_id)?.is_barred
    if (!found || isBarred || found.property_id === lotIds.acacias15) return []
    return [visitorPattern(found, person_id)]
  })
}

function visitorPattern(authorization: AuthorizationRow, person_id: number): VisitPattern {
  return {
    ...termsOf(authorization),
    who: {
      property_id: authorization.property_id,
      work_id: null,
      person_id,
      guest_type_code: authorization.preauthorization_type,
      authorization_id: authorization.id,
      visited_person_id: authorization.creator_id,
    },
    isLimited: true,
    frequency: frequencies[authorization.preauthorization_type],
  }
}

/** One pattern for each worker of a work group. */
function workerPatterns(builder: ScenarioBuilder): VisitPattern[] {
  return builder.rows.groupWorkers.flatMap(({ group_id, worker_id }) => {
    const group = builder.rows.workGroups.find(({ id }) => id === group_id)
    const worker = builder.rows.workers.find(({ id }) => id === worker_id)
    const work = builder.rows.works.find(({ id }) => id === group?.work_id)
    if (!group || !worker || work?.status !== 'CURRENT' || work.property_id === lotIds.acacias15) return []
    const who = {
      property_id: work.property_id,
      work_id: work.id,
      person_id: worker.person_id,
      guest_type_code: 'WORKER' as const,
      authorization_id: null,
      visited_person_id: null,
    }
    return [{ ...termsOf(group), who, isLimited: true, frequency: worker.status === 'CURRENT' ? 80 : 30 }]
  })
}

type Terms = Omit<VisitPattern, 'who' | 'isLimited' | 'frequency'>

function termsOf(row: Terms): Terms {
  const { from_date, to_date, start_time, end_time } = row
  const chosen = weekdayFlags.filter((flag: WeekdayFlag) => row[flag])
  return { from_date, to_date, start_time, end_time, ...createWeekdayFlags(chosen) }
}

type NewMovement = Omit<MovementRow, 'id'>

/** Two people who are inside at the start: one for an hour, one for two days and past the limit. */
function createOpenMovements(builder: ScenarioBuilder, now: Date, today: string): NewMovement[] {
  const inside = (name: string, checkin_at: string, limit_at: string): NewMovement[] => {
    const person = builder.rows.persons.find((row) => `${row.first_name} ${row.last_name}` === name)
    const link = builder.rows.authorizedPeople.find(({ person_id }) => person_id === person?.id)
    const found = builder.rows.authorizations.find(({ id }) => id === link?.authorization_id)
    if (!person || !found) throw new Error(`${name} is on no authorization`)
    const plate = plateOf(person.id)
    return [
      {
        ...visitorPattern(found, person.id).who,
        checkin_at,
        checkout_at: null,
        limit_at,
        checkin_plate: plate,
        checkout_plate: null,
        checkin_gate_id: plate === null ? gates.turnstile : gates.visits,
        checkout_gate_id: null,
      },
    ]
  }
  const hourAgo = new Date(now.getTime() - 60 * 60_000).toISOString()
  const twoDaysAgo = addDays(today, -2)
  return [
    ...inside('Juana Pérez', hourAgo, toInstant(today, '23:59:00')),
    ...inside('Silvina Kowalski', toInstant(twoDaysAgo, '18:40'), toInstant(twoDaysAgo, '23:59:00')),
  ]
}

/** A movement of more than twelve months ago, which is stored but never listed. */
function createOldMovement(today: string): NewMovement {
  const day = addDays(today, -400)
  return {
    property_id: lotIds.a12,
    work_id: null,
    person_id: persons.residente,
    guest_type_code: 'OWNER',
    authorization_id: null,
    visited_person_id: null,
    checkin_at: toInstant(day, '19:05'),
    checkout_at: toInstant(day, '21:50'),
    limit_at: null,
    checkin_plate: plateOf(persons.residente),
    checkout_plate: plateOf(persons.residente),
    checkin_gate_id: gates.residents,
    checkout_gate_id: gates.residents,
  }
}
