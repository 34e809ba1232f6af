import type { PersonRow } from '../../db/rows.ts'
import { getWeekdayFlag } from '../../rules/calendar.ts'
import { toInstant } from '../../rules/zone.ts'
import { lotIds, personIds } from '../accounts.ts'
import { gateIds } from '../movements/gates.ts'
import {
  createVisit,
  emptyPermit,
  mayHaveHadValidPapers,
  type NewMovement,
  toMinutes,
  type Visit,
} from '../movements/visit-patterns.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { generatePlate, type SeededRandom } from '../seeded-random.ts'
import type { AuthorizationWithGuests } from './authorizations.ts'

const millisecondsPerMinute = 60_000
/** The minute of the day until which workers may stay. */
const workersLimitMinute = 17 * 60
const casaPerezId = 501

/** A visit. `limit` is the timestamp until which the person may stay; null if the visit has no time limit. */
interface PermittedVisit {
  visit: Visit
  limit: number | null
}

/** An authorization of A-12, and its first and last timestamp on the generated day. */
interface OpenAuthorization {
  authorizationWithGuests: AuthorizationWithGuests
  start: number
  limit: number
}

/** Residencies on lots other than A-12: the lot, the person and the guest type. */
const residentsElsewhere = [
  [lotIds.b7, personIds.residente, 'OWNER'],
  [lotIds.c3, personIds.inquilino, 'RENTER'],
  [lotIds.e9, personIds.consejo, 'OWNER'],
  [lotIds.d4, personIds.nueva, 'OWNER'],
  [lotIds.acacias15, personIds.residenteInAcacias, 'OWNER'],
] as const

const gatesByKind = {
  guests: [gateIds.visits, gateIds.visits, gateIds.lake, gateIds.suppliers],
  residents: [gateIds.residents, gateIds.residents, gateIds.lake],
  workers: [gateIds.works, gateIds.suppliers],
  residentsElsewhere: [gateIds.residents, gateIds.lake],
} as const

type MovementKind = keyof typeof gatesByKind

/**
 * Generates movements. Nobody enters twice without leaving, and guests enter only while their authorization is valid. If no
 * guest may enter, a resident enters instead. Call `startDay` before the movements of each day.
 */
export class MovementGenerator {
  readonly #authorizations: readonly AuthorizationWithGuests[]
  readonly #random: SeededRandom
  readonly #now: number
  readonly #residentIds: readonly number[]
  readonly #workers: readonly PersonRow[]
  /** The timestamp of each person's last exit; infinity for a person who stays inside. */
  readonly #exitTimes = new Map<number, number>()
  readonly #plates = new Map<number, string | null>()
  #openAuthorizations: OpenAuthorization[] = []
  /** The ids of the workers whose papers are valid on the generated day. */
  #workerIdsOfDay: number[] = []
  #workersLimit = 0

  constructor(
    builder: ScenarioBuilder,
    authorizations: readonly AuthorizationWithGuests[],
    random: SeededRandom,
  ) {
    this.#authorizations = authorizations.filter(({ people }) => people.some(({ is_barred }) => !is_barred))
    this.#random = random
    this.#now = builder.clock.now().getTime()
    this.#residentIds = builder.rows.residencies
      .filter(({ property_id, role }) => property_id === lotIds.a12 && role === 'owner')
      .map(({ person_id }) => person_id)
    const workerIds = new Set(
      builder.rows.workers
        .filter(({ work_id, status }) => work_id === casaPerezId && status === 'CURRENT')
        .map(({ person_id }) => person_id),
    )
    this.#workers = builder.rows.persons.filter(({ id }) => workerIds.has(id))
  }

  /** Prepares the movements of a day: finds the authorizations that are valid, and the workers whose papers are valid. */
  startDay(day: string): void {
    const flag = getWeekdayFlag(day)
    const midnight = Date.parse(toInstant(day, '00:00'))
    this.#workersLimit = midnight + workersLimitMinute * millisecondsPerMinute
    this.#workerIdsOfDay = this.#workers
      .filter((worker) => mayHaveHadValidPapers(worker, day))
      .map(({ id }) => id)
    this.#openAuthorizations = []
    for (const authorizationWithGuests of this.#authorizations) {
      const { authorization } = authorizationWithGuests
      if (authorization.from_date > day || authorization.to_date < day || !authorization[flag]) continue
      const start = midnight + toMinutes(authorization.start_time) * millisecondsPerMinute
      const limit = midnight + toMinutes(authorization.end_time) * millisecondsPerMinute
      this.#openAuthorizations.push({ authorizationWithGuests, start, limit })
    }
  }

  /** Creates a movement whose entry is at the timestamp `entry`, in milliseconds. */
  createMovement(kind: MovementKind, entry: number): NewMovement {
    const { visit, limit } =
      (kind === 'guests' && this.#findGuest(entry)) ||
      this.#findVisitWithoutAuthorization(kind === 'guests' ? 'residents' : kind, entry)
    const exit = this.#drawExit(entry, limit)
    this.#exitTimes.set(visit.person_id, exit ?? Number.POSITIVE_INFINITY)
    const isInAcacias = visit.property_id === lotIds.acacias15
    const candidateIds = isInAcacias ? ([gateIds.acacias] as const) : gatesByKind[kind]
    const plate = this.#findPlate(visit.person_id)
    const footGateId = isInAcacias ? gateIds.acacias : kind === 'workers' ? gateIds.works : gateIds.turnstile
    return {
      ...visit,
      checkin_at: new Date(entry).toISOString(),
      checkout_at: exit === null ? null : new Date(exit).toISOString(),
      limit_at: limit === null ? null : new Date(limit).toISOString(),
      checkin_plate: plate,
      checkout_plate: exit === null || this.#random.hasChance(2) ? null : plate,
      checkin_gate_id: plate === null ? footGateId : this.#random.pick(candidateIds),
      checkout_gate_id: exit === null ? null : plate === null ? footGateId : this.#random.pick(candidateIds),
    }
  }

  /** Returns the visit of a random guest who may enter at `entry`; undefined if 300 attempts find none. */
  #findGuest(entry: number): PermittedVisit | undefined {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const { authorizationWithGuests, start, limit } = this.#random.pick(this.#openAuthorizations)
      const { authorization, people } = authorizationWithGuests
      const { id: person_id, is_barred }: PersonRow = this.#random.pick(people)
      if (start > entry || limit <= entry || is_barred || !this.#isOutside(person_id, entry)) continue
      return { visit: createVisit(authorization, person_id), limit }
    }
    return undefined
  }

  /** Finds a visit without an authorization: residents need no authorization, and workers enter with their group. */
  #findVisitWithoutAuthorization(kind: Exclude<MovementKind, 'guests'>, entry: number): PermittedVisit {
    if (kind === 'residentsElsewhere') {
      const outside = residentsElsewhere.filter(([, person_id]) => this.#isOutside(person_id, entry))
      const [property_id, person_id, guest_type_code] = this.#random.pick(outside)
      return { visit: { ...emptyPermit, property_id, person_id, guest_type_code }, limit: null }
    }
    const isWorker = kind === 'workers'
    const person_id = this.#findIdOutside(isWorker ? this.#workerIdsOfDay : this.#residentIds, entry)
    const visit = { ...emptyPermit, property_id: lotIds.a12, person_id }
    return isWorker
      ? { visit: { ...visit, work_id: casaPerezId, guest_type_code: 'WORKER' }, limit: this.#workersLimit }
      : { visit: { ...visit, guest_type_code: 'OWNER' }, limit: null }
  }

  #findIdOutside(personIds: readonly number[], entry: number): number {
    const start = this.#random.between(0, personIds.length - 1)
    for (let step = 0; step < personIds.length; step += 1) {
      const personId = personIds[(start + step) % personIds.length] ?? 0
      if (this.#isOutside(personId, entry)) return personId
    }
    throw new Error('All people who could enter are inside')
  }

  #isOutside(personId: number, timestamp: number): boolean {
    return (this.#exitTimes.get(personId) ?? Number.NEGATIVE_INFINITY) < timestamp
  }

  /**
   * Draws the timestamp of an exit. Most people leave before the limit, some after the limit. Returns null for a person who
   * is still inside now, and for a few exits without a record.
   */
  #drawExit(entry: number, limit: number | null): number | null {
    const random = this.#random
    const duration = random.between(8, 240) * millisecondsPerMinute
    const isLate = random.hasChance(4)
    const exit =
      limit === null || entry + duration <= limit
        ? entry + duration
        : isLate
          ? limit + duration
          : Math.max(entry + millisecondsPerMinute, limit - millisecondsPerMinute)
    const isUnrecorded = limit !== null && random.between(1, 2000) === 1
    return exit > this.#now || isUnrecorded ? null : exit
  }

  #findPlate(personId: number): string | null {
    let plate = this.#plates.get(personId)
    if (plate === undefined) {
      plate = generatePlate(personId)
      this.#plates.set(personId, plate)
    }
    return plate
  }
}
