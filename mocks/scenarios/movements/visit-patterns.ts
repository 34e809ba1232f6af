import type { AuthorizationRow, MovementRow } from '../../db/rows.ts'
import { addDays, addMinutes, type CalendarDay, getWeekday, type WeekdayFlag } from '../../rules/calendar.ts'
import type { Papers } from '../../rules/permits.ts'
import { toInstant } from '../../rules/zone.ts'
import { plateOf, type SeededRandom } from '../seeded-random.ts'
import { gates } from './gates.ts'

export type NewMovement = Omit<MovementRow, 'id'>

/** The person who enters, the lot or work, and the permit. */
export type Visit = Pick<
  MovementRow,
  'property_id' | 'work_id' | 'person_id' | 'guest_type_code' | 'authorization_id' | 'visited_person_id'
>

/** The permit of a visit that needs none. */
export const withoutPermit = { work_id: null, authorization_id: null, visited_person_id: null }

/** Creates the visit of a guest with an authorization. */
export const visitOf = (authorization: AuthorizationRow, person_id: number): Visit => ({
  property_id: authorization.property_id,
  work_id: null,
  person_id,
  guest_type_code: authorization.preauthorization_type,
  authorization_id: authorization.id,
  visited_person_id: authorization.creator_id,
})

/** How often, and when, a person enters. */
export interface VisitPattern extends Readonly<Record<WeekdayFlag, boolean>> {
  visit: Visit
  from_date: string
  to_date: string
  start_time: string
  end_time: string
  /** Whether the visit has a time limit. */
  isLimited: boolean
  /** On how many of a hundred days the person comes. */
  frequency: number
}

/** How many days before today movements are generated for. */
const daysGenerated = 60

/**
 * Whether the papers could be valid on a past day: both exist and expire later. Their start is not checked, because
 * earlier papers may have preceded them.
 */
export const hadValidPapers = (papers: Papers, day: CalendarDay): boolean =>
  [papers.art_expiration_date, papers.background_check_expiration_date].every(
    (lastDay) => lastDay !== null && day <= lastDay,
  )

/** Generates the movements of a pattern until now. */
export function generateMovements(
  pattern: VisitPattern,
  random: SeededRandom,
  now: Date,
  today: string,
): NewMovement[] {
  const movements: NewMovement[] = []
  for (let back = daysGenerated; back >= 0; back -= 1) {
    const day = addDays(today, -back)
    const isOn = day >= pattern.from_date && day <= pattern.to_date && pattern[getWeekday(day)]
    if (!isOn || !random.hasChance(pattern.frequency)) continue
    const movement = createMovementOn(pattern, day, random, now)
    if (movement.checkin_at <= now.toISOString()) movements.push(movement)
  }
  return movements
}

/** The minutes from midnight to a time of day. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function createMovementOn(pattern: VisitPattern, day: string, random: SeededRandom, now: Date): NewMovement {
  const opening = Math.max(toMinutes(pattern.start_time), 7 * 60)
  const closing = Math.min(toMinutes(pattern.end_time), 21 * 60)
  const midnight = new Date(toInstant(day, '00:00'))
  const entry = opening + random.between(0, Math.max(0, Math.min(90, closing - opening - 10)))
  const leaves_at = addMinutes(midnight, drawExit(pattern, entry, closing, random))
  const limit_at = pattern.isLimited ? toInstant(day, pattern.end_time) : null
  // A few people leave without a recorded exit.
  const hasLeft = leaves_at <= now.toISOString() && !random.hasChance(2)
  return {
    ...pattern.visit,
    checkin_at: addMinutes(midnight, entry),
    limit_at,
    ...drawGates(pattern, random),
    ...(hasLeft
      ? { checkout_at: leaves_at }
      : { checkout_at: null, checkout_gate_id: null, checkout_plate: null }),
  }
}

/** Draws the minute of the exit: most leave before the limit, some after it. */
function drawExit(pattern: VisitPattern, entry: number, closing: number, random: SeededRandom): number {
  if (pattern.isLimited && random.hasChance(8)) return toMinutes(pattern.end_time) + random.between(3, 95)
  const longest = Math.max(20, closing - entry)
  return entry + random.between(Math.min(15, longest), longest)
}

const gatesByKind = {
  resident: [gates.residents, gates.residents, gates.lake],
  visitor: [gates.visits, gates.visits, gates.lake],
  supplier: [gates.suppliers, gates.visits],
  worker: [gates.works, gates.suppliers],
} as const

function gatesFor({ work_id, guest_type_code }: Visit): readonly [number, ...number[]] {
  if (work_id !== null) return gatesByKind.worker
  if (guest_type_code === 'OWNER' || guest_type_code === 'RENTER') return gatesByKind.resident
  return guest_type_code === 'VENDOR' || guest_type_code === 'OTHER'
    ? gatesByKind.supplier
    : gatesByKind.visitor
}

/** Chooses gates and plates. A few people enter by car and leave on foot, or the other way round. */
function drawGates({ visit }: VisitPattern, random: SeededRandom) {
  const plate = plateOf(visit.person_id)
  const checkin_plate = plate !== null && random.hasChance(90) ? plate : null
  const checkout_plate = random.hasChance(95) ? checkin_plate : plate
  const onFoot = visit.work_id === null ? gates.turnstile : gates.works
  const lanes = gatesFor(visit)
  return {
    checkin_plate,
    checkout_plate,
    checkin_gate_id: checkin_plate === null ? onFoot : random.pick(lanes),
    checkout_gate_id: checkout_plate === null ? onFoot : random.pick(lanes),
  }
}
