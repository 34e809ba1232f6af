import type { MovementRow } from '../../db/rows.ts'
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

/** Days that are told, today among them. */
const days = 365
const minute = 60_000
const weekend: readonly WeekdayFlag[] = ['saturday_flag', 'sunday_flag']

/** A year of coming and going, the earliest first. */
export function* addMovements(plot: Plot, guests: readonly Guests[], chance: Chance): Steps {
  const gatekeeper = new Gatekeeper(plot, guests, chance)
  const calendar = Array.from({ length: days }, (_, at) => addDays(plot.clock.today(), at - days + 1))
  const shares = sharesOf(calendar)
  for (const [at, day] of calendar.entries()) {
    gatekeeper.open(day)
    for (const [comes, kind] of arrivalsOn(
      day,
      shares.map((share) => [share.kind, share.on[at] ?? 0]),
      { plot, chance },
    )) {
      plot.append('movements', gatekeeper.stay(kind, comes))
    }
    if (at % 8 === 0) yield
  }
}

/** Of each kind how many come on which day: as many on each; workers not on weekends, and not today. */
function sharesOf(calendar: readonly string[]): { kind: Kind; on: number[] }[] {
  const kinds = Object.keys(counts) as Kind[]
  return kinds.map((kind) => {
    const isOpen = calendar.map(
      (day, at) => kind !== 'workers' || (at < days - 1 && !weekend.includes(weekdayOf(day))),
    )
    const openDays = isOpen.filter(Boolean).length
    let before = 0
    const on = isOpen.map((open) => {
      if (!open) return 0
      before += 1
      return (
        Math.floor((counts[kind] * before) / openDays) - Math.floor((counts[kind] * (before - 1)) / openDays)
      )
    })
    return { kind, on }
  })
}

/** Between which minutes of a day each kind comes; the rest of the day is quiet, but today may have only begun. */
const opening: Record<Kind, readonly [number, number]> = {
  guests: [450, 1290],
  residents: [420, 1410],
  workers: [420, 660],
  others: [420, 1410],
}

function arrivalsOn(
  day: MovementRow['checkin_at'],
  shares: readonly (readonly [Kind, number])[],
  { plot, chance }: { plot: Plot; chance: Chance },
): [comes: number, kind: Kind][] {
  const midnight = Date.parse(instantAt(day, '00:00'))
  const elapsed = Math.floor((plot.clock.now().getTime() - midnight) / minute)
  const arrivals = shares.flatMap(([kind, count]) => {
    const [first, last] = opening[kind]
    const from = Math.min(first, Math.max(0, elapsed - 30))
    const until = Math.max(from, Math.min(last, elapsed - 1))
    return Array.from({ length: count }, (): [number, Kind] => [
      midnight + chance.between(from * 60, until * 60 + (elapsed > 0 ? 59 : 0)) * 1000,
      kind,
    ])
  })
  return arrivals.sort(([one], [other]) => one - other)
}
