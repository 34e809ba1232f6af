import type { AuthorizationRow, MovementRow } from '../../db/rows.ts'
import {
  addDays,
  addMinutes,
  type CalendarDay,
  getWeekdayFlag,
  type WeekdayFlag,
} from '../../rules/calendar.ts'
import type { Papers } from '../../rules/permits.ts'
import { toInstant } from '../../rules/zone.ts'
import { generatePlate, type SeededRandom } from '../seeded-random.ts'
import { gateIds } from './gates.ts'

/** A movement without an id, because the scenario builder assigns the id. */
export type NewMovement = Omit<MovementRow, 'id'>

/** The fields of a movement for the person, the lot, the work and the permit. */
export type Visit = Pick<
  MovementRow,
  'property_id' | 'work_id' | 'person_id' | 'guest_type_code' | 'authorization_id' | 'visited_person_id'
>

/** The values of the permit fields for a person who enters without a permit, such as a resident. */
export const emptyPermit = { work_id: null, authorization_id: null, visited_person_id: null }

/** Creates the visit of a guest that an authorization permits to enter. */
export const createVisit = (authorization: AuthorizationRow, person_id: number): Visit => ({
  property_id: authorization.property_id,
  work_id: null,
  person_id,
  guest_type_code: authorization.preauthorization_type,
  authorization_id: authorization.id,
  visited_person_id: authorization.creator_id,
})

/** On which days, at which hours and how often one person enters. The weekday flags say on which weekdays. */
export interface VisitPattern extends Readonly<Record<WeekdayFlag, boolean>> {
  visit: Visit
  from_date: string
  to_date: string
  start_time: string
  end_time: string
  /** Whether a stay after `end_time` counts as exceeded. */
  hasLimit: boolean
  /** The percentage of the allowed days on which the person enters. */
  frequency: number
}

/** The number of days before today for which movements are generated. */
const pastDays = 60

/** The earliest entry, and the latest exit of a stay that does not exceed its limit, in minutes from midnight. */
const firstEntryMinute = 7 * 60
const lastExitMinute = 21 * 60

/**
 * Whether a worker may have had valid papers on a past day: the insurance and the background check both end on that day or
 * after it. The function ignores the first days of the papers, because the worker may have had other papers before.
 */
export const mayHaveHadValidPapers = (papers: Papers, day: CalendarDay): boolean =>
  [papers.art_expiration_date, papers.background_check_expiration_date].every(
    (lastDay) => lastDay !== null && day <= lastDay,
  )

/** Generates the movements of one person: those that begin in the last `pastDays` days, or today until `now`. */
export function generateMovements(
  pattern: VisitPattern,
  random: SeededRandom,
  now: Date,
  today: string,
): NewMovement[] {
  const movements: NewMovement[] = []
  for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo)
    const isValidDay = day >= pattern.from_date && day <= pattern.to_date && pattern[getWeekdayFlag(day)]
    if (!isValidDay || !random.hasChance(pattern.frequency)) continue
    const movement = createMovementOn(pattern, day, random, now)
    if (movement.checkin_at <= now.toISOString()) movements.push(movement)
  }
  return movements
}

/** Converts a time such as 08:30 or 08:30:00 to minutes from midnight. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function createMovementOn(pattern: VisitPattern, day: string, random: SeededRandom, now: Date): NewMovement {
  const opening = Math.max(toMinutes(pattern.start_time), firstEntryMinute)
  const closing = Math.min(toMinutes(pattern.end_time), lastExitMinute)
  const midnight = new Date(toInstant(day, '00:00'))
  const entry = opening + random.between(0, Math.max(0, Math.min(90, closing - opening - 10)))
  const exitTime = addMinutes(midnight, drawExit(pattern, entry, closing, random))
  const limit_at = pattern.hasLimit ? toInstant(day, pattern.end_time) : null
  // A few people leave without a recorded exit.
  const hasLeft = exitTime <= now.toISOString() && !random.hasChance(2)
  return {
    ...pattern.visit,
    checkin_at: addMinutes(midnight, entry),
    limit_at,
    ...drawGates(pattern, random),
    ...(hasLeft
      ? { checkout_at: exitTime }
      : { checkout_at: null, checkout_gate_id: null, checkout_plate: null }),
  }
}

/** Draws the exit, in minutes from midnight. If the pattern has a limit, 8 percent of the exits are after the limit. */
function drawExit(pattern: VisitPattern, entry: number, closing: number, random: SeededRandom): number {
  if (pattern.hasLimit && random.hasChance(8)) return toMinutes(pattern.end_time) + random.between(3, 95)
  const maxStay = Math.max(20, closing - entry)
  return entry + random.between(Math.min(15, maxStay), maxStay)
}

const gateIdsByKind = {
  resident: [gateIds.residents, gateIds.residents, gateIds.lake],
  visitor: [gateIds.visits, gateIds.visits, gateIds.lake],
  supplier: [gateIds.suppliers, gateIds.visits],
  worker: [gateIds.works, gateIds.suppliers],
} as const

function getGateIds({ work_id, guest_type_code }: Visit): readonly [number, ...number[]] {
  if (work_id !== null) return gateIdsByKind.worker
  if (guest_type_code === 'OWNER' || guest_type_code === 'RENTER') return gateIdsByKind.resident
  return guest_type_code === 'VENDOR' || guest_type_code === 'OTHER'
    ? gateIdsByKind.supplier
    : gateIdsByKind.visitor
}

/** Draws the gates and plates of the entry and of the exit. A plate is null if the person passes the gate on foot. */
function drawGates({ visit }: VisitPattern, random: SeededRandom) {
  const plate = generatePlate(visit.person_id)
  const checkin_plate = plate !== null && random.hasChance(90) ? plate : null
  const checkout_plate = random.hasChance(95) ? checkin_plate : plate
  const footGateId = visit.work_id === null ? gateIds.turnstile : gateIds.works
  const candidateIds = getGateIds(visit)
  return {
    checkin_plate,
    checkout_plate,
    checkin_gate_id: checkin_plate === null ? footGateId : random.pick(candidateIds),
    checkout_gate_id: checkout_plate === null ? footGateId : random.pick(candidateIds),
  }
}
