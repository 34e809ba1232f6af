import type { AuthorizationRow } from '../../db/rows.ts'
import { addDays, addMinutes, createWeekdayFlags, weekdayFlags } from '../../rules/calendar.ts'
import { toInstant, toLocalDay } from '../../rules/zone.ts'
import { losAlamosId, lotIds, personIds } from '../accounts.ts'
import { addAuthorization, createAuthorizationSeed, type ScenarioBuilder } from '../scenario-builder.ts'
import { generatePlate, SeededRandom } from '../seeded-random.ts'
import { gateIds } from './gates.ts'
import {
  createVisit,
  emptyPermit,
  generateMovements,
  mayHaveHadValidPapers,
  type NewMovement,
  type VisitPattern,
} from './visit-patterns.ts'

/** The person, the lot and the guest type of each resident, and the percentage of days on which the resident enters. */
const residents = [
  [personIds.residente, lotIds.a12, 'OWNER', 75],
  [personIds.residente, lotIds.b7, 'OWNER', 12],
  [personIds.inquilino, lotIds.c3, 'RENTER', 35],
  [personIds.consejo, lotIds.e9, 'OWNER', 30],
] as const

/** The percentage of the allowed days on which a guest enters, by type of authorization. */
const frequencies: Record<AuthorizationRow['preauthorization_type'], number> = {
  PERSONAL: 55,
  INVITE: 85,
  FAMILY: 45,
  VENDOR: 88,
  OTHER: 90,
  REAL_STATE: 100,
  EVENT: 90,
}

const b7 = { propertyId: lotIds.b7, creatorId: personIds.residente }

/** The seeds of authorizations that are cancelled now. Their guests entered before the cancellation. */
const cancelledAuthorizations = [
  createAuthorizationSeed(
    b7,
    'EVENT',
    'Peña folklórica',
    [-31, -30, '18:00', '23:30'],
    ['Celeste Guerra', 'Nahuel Ávila', 'Begoña Ordóñez', 'Ignacio Fernández Moreno', 'Óscar Quiroga'],
  ),
  createAuthorizationSeed(
    b7,
    'INVITE',
    'Asado de los compañeros de la facultad',
    [-23, -23, '12:00', '19:00'],
    ['Lucía Flores', 'Joaquín Domínguez', 'Julieta Galván', 'Federico García Conde'],
    { seats: 10 },
  ),
]

/** Adds the movements of the last 60 days and one movement that is too old for the lists, all in the order of their entries. */
export function addMovements(builder: ScenarioBuilder): void {
  const [now, today] = [builder.clock.now(), builder.clock.today()]
  for (const seed of cancelledAuthorizations) addAuthorization(builder, seed).is_cancelled = true
  const random = new SeededRandom(20260316)
  const patterns = [
    ...createResidentPatterns(today),
    ...createVisitorPatterns(builder),
    ...createWorkerPatterns(builder),
  ]
  const movements = patterns
    .flatMap((pattern) => generateMovements(pattern, random, now, today))
    .filter((movement) => movement.guest_type_code !== 'WORKER' || mayHaveHadPapersAtEntry(builder, movement))
  const openMovements = createOpenMovements(builder, now, today)
  const nonOverlappingMovements = movements.filter((movement) =>
    openMovements.every((openMovement) => hasLeftBefore(movement, openMovement)),
  )
  const sortedMovements = [createOldMovement(today), ...nonOverlappingMovements, ...openMovements].sort(
    (left, right) => (left.checkin_at < right.checkin_at ? -1 : Number(left.checkin_at > right.checkin_at)),
  )
  sortedMovements.forEach((movement, index) => {
    const hasLaterEntry = sortedMovements
      .slice(index + 1)
      .some(({ person_id }) => person_id === movement.person_id)
    builder.append(
      'movements',
      movement.checkout_at === null && hasLaterEntry ? closeEarly(movement) : movement,
    )
  })
}

/** Whether the worker's papers may have been valid on the day of entry. */
function mayHaveHadPapersAtEntry(builder: ScenarioBuilder, { person_id, checkin_at }: NewMovement): boolean {
  const person = builder.rows.persons.find(({ id }) => id === person_id)
  return person !== undefined && mayHaveHadValidPapers(person, toLocalDay(checkin_at))
}

/** Whether the person of `movement` left before `otherMovement` began. Always true if the movements are of different people. */
const hasLeftBefore = (movement: NewMovement, otherMovement: NewMovement): boolean =>
  movement.person_id !== otherMovement.person_id ||
  (movement.checkout_at !== null && movement.checkout_at < otherMovement.checkin_at)

/** Adds an exit 25 minutes after the entry, at the same gate. Use it if the same person enters again later. */
const closeEarly = (movement: NewMovement): NewMovement => ({
  ...movement,
  checkout_at: addMinutes(new Date(movement.checkin_at), 25),
  checkout_plate: movement.checkin_plate,
  checkout_gate_id: movement.checkin_gate_id,
})

const createResidentPatterns = (today: string): VisitPattern[] =>
  residents.map(([person_id, property_id, guest_type_code, frequency]) => ({
    visit: { ...emptyPermit, property_id, person_id, guest_type_code },
    from_date: addDays(today, -60),
    to_date: today,
    start_time: '08:00:00',
    end_time: '21:00:00',
    ...createWeekdayFlags(weekdayFlags),
    hasLimit: false,
    frequency,
  }))

/** Creates a pattern for each guest of each authorization in Los Álamos, except for barred guests. */
const createVisitorPatterns = (builder: ScenarioBuilder): VisitPattern[] =>
  builder.rows.authorizedPeople.flatMap(({ authorization_id, person_id }) => {
    const authorization = builder.rows.authorizations.find(({ id }) => id === authorization_id)
    const isBarred = builder.rows.persons.find(({ id }) => id === person_id)?.is_barred
    if (!authorization || isBarred || authorization.property_id === lotIds.acacias15) return []
    const frequency = frequencies[authorization.preauthorization_type]
    return [{ ...authorization, visit: createVisit(authorization, person_id), hasLimit: true, frequency }]
  })

/** Creates a pattern for each worker of each work group, if the work is current and in Los Álamos. */
const createWorkerPatterns = (builder: ScenarioBuilder): VisitPattern[] =>
  builder.rows.groupWorkers.flatMap(({ group_id, worker_id }) => {
    const group = builder.rows.workGroups.find(({ id }) => id === group_id)
    const worker = builder.rows.workers.find(({ id }) => id === worker_id)
    const work = builder.rows.works.find(({ id }) => id === group?.work_id)
    if (!group || !worker || work?.status !== 'CURRENT' || work.property_id === lotIds.acacias15) return []
    const { person_id } = worker
    const visit = { ...emptyPermit, property_id: work.property_id, work_id: work.id, person_id }
    const frequency = worker.status === 'CURRENT' ? 80 : 30
    return [{ ...group, visit: { ...visit, guest_type_code: 'WORKER' }, hasLimit: true, frequency }]
  })

/**
 * Creates the movements of two people who are still inside. Juana Pérez entered an hour ago. Silvina Kowalski entered two
 * days ago and has exceeded the limit.
 */
function createOpenMovements(builder: ScenarioBuilder, now: Date, today: string): NewMovement[] {
  const twoDaysAgo = addDays(today, -2)
  const entries = [
    ['Juana Pérez', addMinutes(now, -60), toInstant(today, '23:59:00')],
    ['Silvina Kowalski', toInstant(twoDaysAgo, '18:40'), toInstant(twoDaysAgo, '23:59:00')],
  ] as const
  return entries.map(([name, checkin_at, limit_at]) => {
    const { id } = builder.requirePerson(losAlamosId, name)
    const link = builder.rows.authorizedPeople.find(({ person_id }) => person_id === id)
    const authorization = builder.rows.authorizations.find((row) => row.id === link?.authorization_id)
    if (!authorization) throw new Error(`No authorization contains ${name}`)
    const plate = generatePlate(id)
    return {
      ...createVisit(authorization, id),
      checkin_at,
      checkout_at: null,
      limit_at,
      checkin_plate: plate,
      checkout_plate: null,
      checkin_gate_id: plate === null ? gateIds.turnstile : gateIds.visits,
      checkout_gate_id: null,
    }
  })
}

/** Creates a movement of more than twelve months ago. The mock backend stores it, but no list contains it. */
function createOldMovement(today: string): NewMovement {
  const day = addDays(today, -400)
  const plate = generatePlate(personIds.residente)
  return {
    ...emptyPermit,
    property_id: lotIds.a12,
    person_id: personIds.residente,
    guest_type_code: 'OWNER',
    checkin_at: toInstant(day, '19:05'),
    checkout_at: toInstant(day, '21:50'),
    limit_at: null,
    checkin_plate: plate,
    checkout_plate: plate,
    checkin_gate_id: gateIds.residents,
    checkout_gate_id: gateIds.residents,
  }
}
