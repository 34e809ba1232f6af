import { addDays, getWeekdayFlag, type WeekdayFlag } from '../../rules/calendar.ts'
import { toInstant } from '../../rules/zone.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { AuthorizationWithGuests } from './authorizations.ts'
import type { BuildSteps } from './build-steps.ts'
import { MovementGenerator } from './movement-generator.ts'

/**
 * The number of planned movements of each kind, 100,000 in all. `residents` live on lot A-12, `residentsElsewhere` on other
 * lots. If no guest may enter, a resident enters instead.
 */
const counts = { guests: 75_500, residents: 9000, workers: 14_000, residentsElsewhere: 1500 } as const

type MovementKind = keyof typeof counts

const kinds = Object.keys(counts) as MovementKind[]

/** The number of days with movements, today included. */
const dayCount = 365
const millisecondsPerMinute = 60_000
const weekend: readonly WeekdayFlag[] = ['saturday_flag', 'sunday_flag']

/** Adds a year of movements, the earliest first. */
export function* generateLargeMovements(
  builder: ScenarioBuilder,
  authorizations: readonly AuthorizationWithGuests[],
  random: SeededRandom,
): BuildSteps {
  const generator = new MovementGenerator(builder, authorizations, random)
  const calendar = createCalendar(builder)
  const dailyCountsByKind = kinds.map((kind) => getDailyCounts(kind, calendar))
  for (const [index, day] of calendar.entries()) {
    generator.startDay(day.date)
    const arrivals = kinds.flatMap((kind, kindIndex) =>
      drawArrivals(day, kind, dailyCountsByKind[kindIndex]?.[index] ?? 0, random),
    )
    for (const { entry, kind } of arrivals.sort((left, right) => left.entry - right.entry)) {
      builder.append('movements', generator.createMovement(kind, entry))
    }
    if (index % 4 === 0) yield
  }
}

/** A day. `midnight` is the timestamp of its start. `elapsedMinutes` is the time from its start to now. */
interface CalendarEntry {
  date: string
  midnight: number
  elapsedMinutes: number
}

function createCalendar(builder: ScenarioBuilder): CalendarEntry[] {
  const [today, now] = [builder.clock.today(), builder.clock.now().getTime()]
  return Array.from({ length: dayCount }, (_, index) => {
    const date = addDays(today, index - dayCount + 1)
    const midnight = Date.parse(toInstant(date, '00:00'))
    return { date, midnight, elapsedMinutes: (now - midnight) / millisecondsPerMinute }
  })
}

/** The first and the last minute of a day at which people of each kind arrive. */
const arrivalMinutes: Record<MovementKind, readonly [first: number, last: number]> = {
  guests: [450, 1200],
  residents: [420, 1410],
  workers: [420, 660],
  residentsElsewhere: [420, 1410],
}

/**
 * Returns the fraction of a day's `arrivalMinutes` that has passed: 1 on past days, 0 to 1 today. For workers, the fraction
 * is 0 at weekends.
 */
function getElapsedFraction(kind: MovementKind, { date, elapsedMinutes }: CalendarEntry): number {
  if (kind === 'workers' && weekend.includes(getWeekdayFlag(date))) return 0
  const [first, last] = arrivalMinutes[kind]
  return Math.min(1, Math.max(0, (elapsedMinutes - first) / (last - first)))
}

/** Distributes the movements of a kind over the days, in proportion to `getElapsedFraction`. */
function getDailyCounts(kind: MovementKind, calendar: readonly CalendarEntry[]): number[] {
  const fractions = calendar.map((day) => getElapsedFraction(kind, day))
  const total = fractions.reduce((sum, fraction) => sum + fraction, 0)
  const roundShare = (sum: number) => Math.round((counts[kind] * sum) / total)
  let previousSum = 0
  return fractions.map((fraction) => {
    const movementCount = roundShare(previousSum + fraction) - roundShare(previousSum)
    previousSum += fraction
    return movementCount
  })
}

function drawArrivals(
  { midnight, elapsedMinutes }: CalendarEntry,
  kind: MovementKind,
  count: number,
  random: SeededRandom,
) {
  const [first, last] = arrivalMinutes[kind]
  const seconds = Math.floor((Math.min(last, elapsedMinutes) - first) * 60)
  return Array.from({ length: count }, () => ({
    kind,
    entry: midnight + first * millisecondsPerMinute + random.between(0, Math.max(0, seconds - 1)) * 1000,
  }))
}
