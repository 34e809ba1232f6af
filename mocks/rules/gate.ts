import { refuse } from '../contract/refusal.ts'
import { weekdayNames } from '../copy/authorization-message.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import { formatList } from '../copy/sentences.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import { type CalendarDay, getWeekdayFlag, listChosenWeekdays, type WeekdayFlag } from './calendar.ts'
import { toPlateKey } from './movements.ts'
import { formatFullName } from './people.ts'
import { formatDashedDay, getPapersProblem, type Permit } from './permits.ts'
import { toInstant } from './zone.ts'

/** A permit, with the values that the movement gets if the gate accepts the permit. */
export interface EntryPermit extends Permit {
  readonly guest_type_code: MovementRow['guest_type_code']
  readonly authorization_id: number | null
  readonly visited_person_id: number | null
  readonly is_cancelled: boolean
}

/** A person at the gate, with the rows that decide about an entry or exit. */
export interface PersonAtGate {
  person: PersonRow
  /** The person's movement without an exit; undefined if the person is outside. */
  openMovement: MovementRow | undefined
  /** The lots on which the person lives; residents need no permit. */
  residencies: readonly Pick<MovementRow, 'property_id' | 'guest_type_code'>[]
  permits: readonly EntryPermit[]
}

/** The gate, the plate and the instant of a check-in or check-out. */
export interface GateContext {
  gateId: number
  plate: string | undefined
  now: Date
  today: CalendarDay
  /** The time of day, `HH:mm:ss`. */
  time: string
}

/**
 * The reason why a permit does not apply now. If none of a person's permits applies, the gate reports the refusal with the
 * lowest `distance`.
 */
interface PermitRefusal {
  distance: number
  sentence: string
}

/** Whether the days and weekdays of a permit include the day. Ignores the hours and the papers. */
export function isForDay(
  permit: Pick<Permit, 'from_date' | 'to_date' | WeekdayFlag>,
  day: CalendarDay,
): boolean {
  const days = listChosenWeekdays(permit)
  return (
    day >= permit.from_date &&
    day <= permit.to_date &&
    (days.length === 0 || days.includes(getWeekdayFlag(day)))
  )
}

/** Whether the person may enter now. */
export const canEnter = (
  { person, openMovement, residencies, permits }: PersonAtGate,
  context: Pick<GateContext, 'today' | 'time'>,
): boolean =>
  !person.is_barred &&
  !openMovement &&
  (residencies.length > 0 || permits.some((permit) => !getPermitRefusal(permit, context)))

/** Returns the reason why a permit does not apply now; undefined if it applies. */
export function getPermitRefusal(permit: EntryPermit, { today, time }: Pick<GateContext, 'today' | 'time'>) {
  const { label, from_date, to_date, start_time, end_time, papers } = permit
  const createRefusal = (distance: number, sentence: string): PermitRefusal => ({ distance, sentence })
  if (permit.is_cancelled) return createRefusal(6, copy.cancelled(label))
  if (today > to_date) return createRefusal(5, copy.expired(label, formatDashedDay(to_date)))
  if (today < from_date) return createRefusal(4, copy.notYetValid(label, formatDashedDay(from_date)))
  // The function checks the papers before the weekday and the hour, because every visit needs valid papers.
  const papersProblem = papers && getPapersProblem(papers, today)
  if (papersProblem !== undefined) return createRefusal(3, copy.insufficientPapers(label, papersProblem))
  const days = listChosenWeekdays(permit)
  // A permit without weekdays applies on every day of its range.
  if (days.length > 0 && !days.includes(getWeekdayFlag(today))) {
    return createRefusal(2, copy.otherDay(label, formatList(days.map((day) => weekdayNames[day]))))
  }
  // The permit applies until the end of its last minute, so the comparison ignores the seconds of `end_time`.
  if (time < start_time || time.slice(0, 5) > end_time.slice(0, 5)) {
    return createRefusal(1, copy.otherHours(label, start_time.slice(0, 5), end_time.slice(0, 5)))
  }
  return undefined
}

/**
 * Returns the fields of the new movement that the residency or the permit determines.
 * @throws Refusal 409 `message` if the person has neither a residency nor a permit that applies now.
 */
function requirePermittedEntry({ person, residencies, permits }: PersonAtGate, context: GateContext) {
  const [residency] = residencies
  const fieldsWithoutPermit = {
    work_id: null,
    authorization_id: null,
    visited_person_id: null,
    limit_at: null,
  }
  if (residency) return { ...fieldsWithoutPermit, ...residency }
  const refusals: PermitRefusal[] = []
  for (const permit of permits) {
    const refusal = getPermitRefusal(permit, context)
    if (!refusal) {
      const { property_id, work_id, guest_type_code, authorization_id, visited_person_id, end_time } = permit
      const limit_at = toInstant(context.today, end_time)
      return { property_id, work_id, guest_type_code, authorization_id, visited_person_id, limit_at }
    }
    refusals.push(refusal)
  }
  const [nearestRefusal] = refusals.sort((left, right) => left.distance - right.distance)
  return refuse(409, { message: nearestRefusal?.sentence ?? copy.withoutPermit(formatFullName(person)) })
}

/**
 * Creates the movement of a person who enters.
 * @throws Refusal 409 `message` with the reason if the person may not enter.
 */
export function checkIn(personAtGate: PersonAtGate, context: GateContext, id: number): MovementRow {
  const name = formatFullName(personAtGate.person)
  if (personAtGate.person.is_barred) refuse(409, { message: copy.barred(name) })
  if (personAtGate.openMovement) refuse(409, { message: copy.alreadyInside(name) })
  return {
    id,
    person_id: personAtGate.person.id,
    ...requirePermittedEntry(personAtGate, context),
    checkin_at: context.now.toISOString(),
    checkout_at: null,
    checkin_plate: toPlateKey(context.plate ?? '') || null,
    checkout_plate: null,
    checkin_gate_id: context.gateId,
    checkout_gate_id: null,
  }
}

/**
 * Ends a movement; the plate defaults to the plate of the check-in.
 * @throws Refusal 409 `message` if the person is not inside.
 */
export function checkOut({ person, openMovement }: PersonAtGate, context: GateContext): MovementRow {
  if (!openMovement) return refuse(409, { message: copy.notInside(formatFullName(person)) })
  return {
    ...openMovement,
    checkout_at: context.now.toISOString(),
    checkout_plate:
      context.plate === undefined ? openMovement.checkin_plate : toPlateKey(context.plate) || null,
    checkout_gate_id: context.gateId,
  }
}

/**
 * Chooses one of the people of an authorization. For an exit (`isLeaving`), chooses a person who is inside. For an entry,
 * prefers a person who is outside and not barred.
 * @throws Refusal 409 `message` for an exit if nobody is inside; for an entry if the authorization has no people.
 */
export function requirePersonAtGate(peopleAtGate: readonly PersonAtGate[], isLeaving: boolean): PersonAtGate {
  if (isLeaving) {
    return (
      peopleAtGate.find(({ openMovement }) => openMovement) ?? refuse(409, { message: copy.nobodyInside })
    )
  }
  const peopleOutside = peopleAtGate.filter(({ openMovement }) => !openMovement)
  const personAtGate =
    peopleOutside.find(({ person }) => !person.is_barred) ?? peopleOutside[0] ?? peopleAtGate[0]
  return personAtGate ?? refuse(409, { message: copy.invitationWithoutGuests })
}
