import { addDays, type WeekdayFlag, weekdayOf } from '../../rules/calendar.ts'
import { instantAt } from '../../rules/zone.ts'
import type { Plot } from '../builders.ts'
import type { Chance } from '../movements/chance.ts'
import type { Guests } from './authorizations.ts'
import { Gatekeeper } from './gatekeeper.ts'
import type { Steps } from './steps.ts'

/** Who comes, and how often: in all 100,000. */
const counts = { guests: 75_500, residents: 9000, workers: 14_000, others: 1500 } as const

type Kind = keyof typeof counts

const kinds = Object.keys(counts) as Kind[]

/** Days that are told, today among them. */
const days = 365
const minute = 60_000
const weekend: readonly WeekdayFlag[] = ['saturday_flag', 'sunday_flag']

/** A year of coming and going, the earliest first. */
export function* addMovements(plot: Plot, guests: readonly Guests[], chance: Chance): Steps {
  const gatekeeper = new Gatekeeper(plot, guests, chance)
  const calendar = daysOf(plot)
  const shares = kinds.map((kind) => sharesOf(kind, calendar))
  for (const [at, day] of calendar.entries()) {
    gatekeeper.open(day.date)
    const arrivals = kinds.flatMap((kind, row) => arrivalsOn(day, kind, shares[row]?.[at] ?? 0, chance))
    for (const { comes, kind } of arrivals.sort((one, other) => one.comes - other.comes)) {
      plot.append('movements', gatekeeper.stay(kind, comes))
    }
    if (at % 4 === 0) yield
  }
}

/** A day, the instant at which it begins, and how many minutes of it have gone by. */
interface Day {
  date: string
  midnight: number
  elapsed: number
}

function daysOf(plot: Plot): Day[] {
  const [today, now] = [plot.clock.today(), plot.clock.now().getTime()]
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(today, at - days + 1)
    const midnight = Date.parse(instantAt(date, '00:00'))
    return { date, midnight, elapsed: (now - midnight) / minute }
  })
}

/** Between which minutes of a day each kind comes. */
const opening: Record<Kind, readonly [first: number, last: number]> = {
  guests: [450, 1200],
  residents: [420, 1410],
  workers: [420, 660],
  others: [420, 1410],
}

/** Which part of the time in which a kind comes has gone by: of today less than 1, of a worker's Sunday none. */
function partOf(kind: Kind, { date, elapsed }: Day): number {
  if (kind === 'workers' && weekend.includes(weekdayOf(date))) return 0
  const [first, last] = opening[kind]
  return Math.min(1, Math.max(0, (elapsed - first) / (last - first)))
}

/** How many of a kind come on each day. */
function sharesOf(kind: Kind, calendar: readonly Day[]): number[] {
  const parts = calendar.map((day) => partOf(kind, day))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const after = (sum: number) => Math.round((counts[kind] * sum) / whole)
  let before = 0
  return parts.map((part) => {
    const share = after(before + part) - after(before)
    before += part
    return share
  })
}

function arrivalsOn({ midnight, elapsed }: Day, kind: Kind, count: number, chance: Chance) {
  const [first, last] = opening[kind]
  const seconds = Math.floor((Math.min(last, elapsed) - first) * 60)
  return Array.from({ length: count }, () => ({
    kind,
    comes: midnight + first * minute + chance.between(0, Math.max(0, seconds - 1)) * 1000,
  }))
}
