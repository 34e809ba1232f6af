import type { MovementRow } from '../../db/rows.ts'
import { addDays, type CalendarDay, minutesAfter, type WeekdayFlag, weekdayOf } from '../../rules/calendar.ts'
import type { Papers } from '../../rules/papers.ts'
import { instantAt } from '../../rules/zone.ts'
import { type Chance, plateOf } from './chance.ts'
import { gates } from './places.ts'

/** Somebody who comes again and again: why, when, and how often. */
export interface Habit extends Readonly<Record<WeekdayFlag, boolean>> {
  who: Pick<
    MovementRow,
    'property_id' | 'work_id' | 'person_id' | 'guest_type_code' | 'authorization_id' | 'visited_person_id'
  >
  from_date: string
  to_date: string
  start_time: string
  end_time: string
  /** Whether they have to have left by then. */
  isLimited: boolean
  /** On how many of a hundred days they come. */
  frequency: number
}

/** The days that are told, counted back from today. */
const daysTold = 60

type Stay = Omit<MovementRow, 'id'>

/**
 * Whether somebody's papers may have held on a day that is past: they have both, and those end later. When they began
 * tells nothing of earlier ones, whose place they took.
 */
export const isCovered = (papers: Papers, day: CalendarDay): boolean =>
  [papers.art_expiration_date, papers.background_check_expiration_date].every(
    (lastDay) => lastDay !== null && day <= lastDay,
  )

/** Every time that somebody with a habit came, until now. */
export function staysOf(habit: Habit, chance: Chance, now: Date, today: string): Stay[] {
  const stays: Stay[] = []
  for (let back = daysTold; back >= 0; back -= 1) {
    const day = addDays(today, -back)
    const isOn = day >= habit.from_date && day <= habit.to_date && habit[weekdayOf(day)]
    if (!isOn || !chance.inHundred(habit.frequency)) continue
    const stay = stayOn(habit, day, chance, now)
    if (stay.checkin_at <= now.toISOString()) stays.push(stay)
  }
  return stays
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function stayOn(habit: Habit, day: string, chance: Chance, now: Date): Stay {
  const opens = Math.max(minutesOf(habit.start_time), 7 * 60)
  const closes = Math.min(minutesOf(habit.end_time), 21 * 60)
  const midnight = new Date(instantAt(day, '00:00'))
  const comes = opens + chance.between(0, Math.max(0, Math.min(90, closes - opens - 10)))
  const leaves = leavingMinute(habit, { comes, closes }, chance)
  const limit_at = habit.isLimited ? instantAt(day, habit.end_time) : null
  const leaves_at = minutesAfter(midnight, leaves)
  // Now and then the guard forgets to write down that somebody left.
  const hasLeft = leaves_at <= now.toISOString() && !chance.inHundred(2)
  return {
    ...habit.who,
    checkin_at: minutesAfter(midnight, comes),
    limit_at,
    ...passages(habit, chance),
    ...(hasLeft
      ? { checkout_at: leaves_at }
      : { checkout_at: null, checkout_gate_id: null, checkout_plate: null }),
  }
}

/** Most leave some time before the limit; some of them after it. */
function leavingMinute(habit: Habit, { comes, closes }: { comes: number; closes: number }, chance: Chance) {
  if (habit.isLimited && chance.inHundred(8)) return minutesOf(habit.end_time) + chance.between(3, 95)
  const longest = Math.max(20, closes - comes)
  return comes + chance.between(Math.min(15, longest), longest)
}

const ways = {
  resident: [gates.residents, gates.residents, gates.lake],
  visitor: [gates.visits, gates.visits, gates.lake],
  supplier: [gates.suppliers, gates.visits],
  worker: [gates.works, gates.suppliers],
} as const

function wayOf({ who }: Habit): readonly [number, ...number[]] {
  if (who.work_id !== null) return ways.worker
  if (who.guest_type_code === 'OWNER' || who.guest_type_code === 'RENTER') return ways.resident
  return who.guest_type_code === 'VENDOR' || who.guest_type_code === 'OTHER' ? ways.supplier : ways.visitor
}

/** Through which gates, and with what: some who came on wheels leave on foot, and the other way round. */
function passages(habit: Habit, chance: Chance) {
  const own = plateOf(habit.who.person_id)
  const checkin_plate = own !== null && chance.inHundred(90) ? own : null
  const checkout_plate = chance.inHundred(95) ? checkin_plate : own
  const onFoot = habit.who.work_id === null ? gates.turnstile : gates.works
  const way = wayOf(habit)
  return {
    checkin_plate,
    checkout_plate,
    checkin_gate_id: checkin_plate === null ? onFoot : chance.oneOf(way),
    checkout_gate_id: checkout_plate === null ? onFoot : chance.oneOf(way),
  }
}
