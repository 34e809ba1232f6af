import { refuse } from '../contract/refusal.ts'
import { weekdayNames } from '../copy/authorization-message.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import { formatList } from '../copy/sentences.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import { type CalendarDay, getWeekday, listChosenWeekdays, type WeekdayFlag } from './calendar.ts'
import { toPlateKey } from './movements.ts'
import { formatDashedDay, getPapersProblem } from './papers.ts'
import { formatFullName } from './people.ts'
import type { Permit } from './permits.ts'
import { toInstant } from './zone.ts'

/** A permit, and as what, and to whom, it lets somebody in. */
export interface EntryPermit extends Permit {
  readonly guest_type_code: MovementRow['guest_type_code']
  readonly authorization_id: number | null
  readonly visited_person_id: number | null
  readonly is_cancelled: boolean
}

/** Somebody at the gate. */
export interface Arrival {
  person: PersonRow
  /** The stay that has not ended. */
  openMovement: MovementRow | undefined
  /** Lots that the person lives on: residents enter by their own right. */
  residencies: readonly Pick<MovementRow, 'property_id' | 'guest_type_code'>[]
  /** What else lets the person in, valid or not. */
  permits: readonly EntryPermit[]
}

/** Where and when. */
export interface GateContext {
  gateId: number
  plate: string | undefined
  now: Date
  today: CalendarDay
  /** `HH:mm:ss`. */
  time: string
}

/** Why a permit lets nobody in now; a lower `distance` was nearer to letting in. */
interface PermitRefusal {
  distance: number
  sentence: string
}

/** Whether a permit is for that day, at some hour. */
export function isForDay(
  permit: Pick<Permit, 'from_date' | 'to_date' | WeekdayFlag>,
  day: CalendarDay,
): boolean {
  const days = listChosenWeekdays(permit)
  return (
    day >= permit.from_date && day <= permit.to_date && (days.length === 0 || days.includes(getWeekday(day)))
  )
}

/** Whether the guard lets somebody in now. */
export const canEnter = (
  { person, openMovement, residencies, permits }: Arrival,
  at: Pick<GateContext, 'today' | 'time'>,
): boolean =>
  !person.is_barred &&
  !openMovement &&
  (residencies.length > 0 || permits.some((permit) => !getPermitRefusal(permit, at)))

/** What stands against a permit now; nothing if it lets in. */
export function getPermitRefusal(permit: EntryPermit, { today, time }: Pick<GateContext, 'today' | 'time'>) {
  const { label, from_date, to_date, start_time, end_time, papers } = permit
  const refusal = (distance: number, sentence: string): PermitRefusal => ({ distance, sentence })
  if (permit.is_cancelled) return refusal(6, copy.cancelled(label))
  if (today > to_date) return refusal(5, copy.expired(label, formatDashedDay(to_date)))
  if (today < from_date) return refusal(4, copy.notYet(label, formatDashedDay(from_date)))
  // Before the day of the week and the hour: who comes back for those needs the papers too.
  const lack = papers && getPapersProblem(papers, today)
  if (lack !== undefined) return refusal(3, copy.papersLack(label, lack))
  const days = listChosenWeekdays(permit)
  // Of a single day no weekday has to be chosen.
  if (days.length > 0 && !days.includes(getWeekday(today))) {
    return refusal(2, copy.otherDay(label, formatList(days.map((day) => weekdayNames[day]))))
  }
  // The last minute counts to its end.
  if (time < start_time || time.slice(0, 5) > end_time.slice(0, 5)) {
    return refusal(1, copy.otherHours(label, start_time.slice(0, 5), end_time.slice(0, 5)))
  }
  return undefined
}

/** How somebody gets in: as a resident, or with the first permit that holds. @throws Refusal 409 with the reason. */
function requireEntry({ person, residencies, permits }: Arrival, at: GateContext) {
  const [residency] = residencies
  const base = { work_id: null, authorization_id: null, visited_person_id: null, limit_at: null }
  if (residency) return { ...base, ...residency }
  const refusals: PermitRefusal[] = []
  for (const permit of permits) {
    const refusal = getPermitRefusal(permit, at)
    if (!refusal) {
      const { property_id, work_id, guest_type_code, authorization_id, visited_person_id, end_time } = permit
      const limit_at = toInstant(at.today, end_time)
      return { property_id, work_id, guest_type_code, authorization_id, visited_person_id, limit_at }
    }
    refusals.push(refusal)
  }
  const [nearest] = refusals.sort((one, other) => one.distance - other.distance)
  return refuse(409, { message: nearest?.sentence ?? copy.withoutPermit(formatFullName(person)) })
}

/**
 * A new movement of somebody who may enter.
 * @throws Refusal 409 `message`: barred, already inside, or nothing lets the person in now, and why.
 */
export function checkIn(arrival: Arrival, at: GateContext, id: number): MovementRow {
  const name = formatFullName(arrival.person)
  if (arrival.person.is_barred) refuse(409, { message: copy.barred(name) })
  if (arrival.openMovement) refuse(409, { message: copy.alreadyInside(name) })
  return {
    id,
    person_id: arrival.person.id,
    ...requireEntry(arrival, at),
    checkin_at: at.now.toISOString(),
    checkout_at: null,
    checkin_plate: toPlateKey(at.plate ?? '') || null,
    checkout_plate: null,
    checkin_gate_id: at.gateId,
    checkout_gate_id: null,
  }
}

/**
 * The movement, ended; without a plate somebody leaves as they came.
 * @throws Refusal 409 `message` if the person is not inside.
 */
export function checkOut({ person, openMovement }: Arrival, at: GateContext): MovementRow {
  if (!openMovement) return refuse(409, { message: copy.notInside(formatFullName(person)) })
  return {
    ...openMovement,
    checkout_at: at.now.toISOString(),
    checkout_plate: at.plate === undefined ? openMovement.checkin_plate : toPlateKey(at.plate) || null,
    checkout_gate_id: at.gateId,
  }
}

/**
 * Who of several people with one code is at the gate: on entering the first who may and is not inside, on leaving the
 * first who is.
 * @throws Refusal 409 `message` if that is nobody.
 */
export function requireArrival(arrivals: readonly Arrival[], isLeaving: boolean): Arrival {
  if (isLeaving) {
    return arrivals.find(({ openMovement }) => openMovement) ?? refuse(409, { message: copy.nobodyInside })
  }
  const free = arrivals.filter(({ openMovement }) => !openMovement)
  const found = free.find(({ person }) => !person.is_barred) ?? free[0] ?? arrivals[0]
  return found ?? refuse(409, { message: copy.nobodyOnIt })
}
