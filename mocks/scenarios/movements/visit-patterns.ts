import type { MovementRow } from '../../db/rows.ts'
import { addDays, addMinutes, type CalendarDay, getWeekday, type WeekdayFlag } from '../../rules/calendar.ts'
import type { Papers } from '../../rules/permits.ts'
import { toInstant } from '../../rules/zone.ts'
import { plateOf, type SeededRandom } from '../seeded-random.ts'
import { gates } from './gates.ts'

/** How often, and when, a person enters. */
export interface VisitPattern extends Readonly<Record<WeekdayFlag, boolean>> {
  who: Pick<
    MovementRow,
    'property_id' | 'work_id' | 'person_id' | 'guest_type_code' | 'authorization_id' | 'visited_person_id'
  >
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

type NewMovement = Omit<MovementRow, 'id'>

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

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function createMovementOn(pattern: VisitPattern, day: string, random: SeededRandom, now: Date): NewMovement {
  const opens = Math.max(minutesOf(pattern.start_time), 7 * 60)
  const closes = Math.min(minutesOf(pattern.end_time), 21 * 60)
  const midnight = new Date(toInstant(day, '00:00'))
  const comes = opens + random.between(0, Math.max(0, Math.min(90, closes - opens - 10)))
  const leaves = leavingMinute(pattern, { comes, closes }, random)
  const limit_at = pattern.isLimited ? toInstant(day, pattern.end_time) : null
  const leaves_at = addMinutes(midnight, leaves)
  // A few people leave without a recorded exit.
  const hasLeft = leaves_at <= now.toISOString() && !random.hasChance(2)
  return {
    ...pattern.who,
    checkin_at: addMinutes(midnight, comes),
    limit_at,
    ...drawGates(pattern, random),
    ...(hasLeft
      ? { checkout_at: leaves_at }
      : { checkout_at: null, checkout_gate_id: null, checkout_plate: null }),
  }
}

/** Most leave before the limit, some after it. */
function leavingMinute(
  pattern: VisitPattern,
  { comes, closes }: { comes: number; closes: number },
  random: SeededRandom,
) {
  if (pattern.isLimited && random.hasChance(8)) return minutesOf(pattern.end_time) + random.between(3, 95)
  const longest = Math.max(20, closes - comes)
  return comes + random.between(Math.min(15, longest), longest)
}

const gatesByKind = {
  resident: [gates.residents, gates.residents, gates.lake],
  visitor: [gates.visits, gates.visits, gates.lake],
  supplier: [gates.suppliers, gates.visits],
  worker: [gates.works, gates.suppliers],
} as const

function gatesFor({ who }: VisitPattern): readonly [number, ...number[]] {
  if (who.work_id !== null) return gatesByKind.worker
  if (who.guest_type_code === 'OWNER' || who.guest_type_code === 'RENTER') return gatesByKind.resident
  return who.guest_type_code === 'VENDOR' || who.guest_type_code === 'OTHER'
    ? gatesByKind.supplier
    : gatesByKind.visitor
}

/** Chooses gates and plates. A few people enter by car and leave on foot, or the other way round. */
function drawGates(pattern: VisitPattern, random: SeededRandom) {
  const own = plateOf(pattern.who.person_id)
  const checkin_plate = own !== null && random.hasChance(90) ? own : null
  const checkout_plate = random.hasChance(95) ? checkin_plate : own
  const onFoot = pattern.who.work_id === null ? gates.turnstile : gates.works
  const way = gatesFor(pattern)
  return {
    checkin_plate,
    checkout_plate,
    checkin_gate_id: checkin_plate === null ? onFoot : random.pick(way),
    checkout_gate_id: checkout_plate === null ? onFoot : random.pick(way),
  }
}
