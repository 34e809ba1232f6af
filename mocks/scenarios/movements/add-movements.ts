import type { AuthorizationRow, MovementRow } from '../../db/rows.ts'
import { addDays, minutesAfter, onlyOn, type WeekdayFlag, weekdayFlags } from '../../rules/calendar.ts'
import { dayOf, instantAt } from '../../rules/zone.ts'
import { addVisit, type Plot, type Visit } from '../builders.ts'
import { lots, persons } from '../cast.ts'
import { Chance, plateOf } from './chance.ts'
import { gates } from './places.ts'
import { type Habit, isCovered, staysOf } from './stays.ts'

/** Who lives on the lots, and how often they come home through a guarded gate. */
const residents = [
  [persons.residente, lots.a12, 'OWNER', 75],
  [persons.residente, lots.b7, 'OWNER', 12],
  [persons.inquilino, lots.c3, 'RENTER', 35],
  [persons.consejo, lots.e9, 'OWNER', 30],
] as const

/** Of a hundred days on which somebody may come, on how many they do. */
const frequencies: Record<AuthorizationRow['preauthorization_type'], number> = {
  PERSONAL: 55,
  INVITE: 85,
  FAMILY: 45,
  VENDOR: 88,
  OTHER: 90,
  REAL_STATE: 100,
  EVENT: 90,
}

/** What was cancelled after people came for it. */
const cancelledVisits: readonly Visit[] = [
  {
    name: 'Peña folklórica',
    type: 'EVENT',
    days: [-31, -30],
    hours: ['18:00', '23:30'],
    people: ['Celeste Guerra', 'Nahuel Ávila', 'Begoña Ordóñez', 'Ignacio Fernández Moreno', 'Óscar Quiroga'],
  },
  {
    name: 'Asado de los compañeros de la facultad',
    type: 'INVITE',
    days: [-23, -23],
    hours: ['12:00', '19:00'],
    seats: 10,
    people: ['Lucía Flores', 'Joaquín Domínguez', 'Julieta Galván', 'Federico García Conde'],
  },
]

function addCancelledVisits(plot: Plot): void {
  const host = { propertyId: lots.b7, creatorId: persons.residente }
  for (const visit of cancelledVisits) addVisit(plot, host, visit).is_cancelled = true
}

/** Everybody who came in the last two months and today, the earliest first, and one who came before what is listed. */
export function addMovements(plot: Plot): void {
  const [now, today] = [plot.clock.now(), plot.clock.today()]
  addCancelledVisits(plot)
  const chance = new Chance(20260316)
  const habits = [...residentHabits(today), ...visitHabits(plot), ...crewHabits(plot)]
  const stays = habits
    .flatMap((habit) => staysOf(habit, chance, now, today))
    .filter((stay) => stay.guest_type_code !== 'WORKER' || hasPapers(plot, stay))
  const inside = insideFor(plot, now, today)
  const before = stays.filter((stay) => inside.every((other) => isBefore(stay, other)))
  const inOrder = [longAgo(today), ...before, ...inside].sort((one, other) =>
    one.checkin_at < other.checkin_at ? -1 : Number(one.checkin_at > other.checkin_at),
  )
  inOrder.forEach((stay, at) => {
    const comesAgain = inOrder.slice(at + 1).some(({ person_id }) => person_id === stay.person_id)
    plot.append('movements', stay.checkout_at === null && comesAgain ? leftSoon(stay) : stay)
  })
}

/** Whether the guard could let a worker in on that day. */
function hasPapers(plot: Plot, { person_id, checkin_at }: Stay): boolean {
  const person = plot.rows.persons.find(({ id }) => id === person_id)
  return person !== undefined && isCovered(person, dayOf(checkin_at))
}

/** Whether a stay leaves room for another one. */
const isBefore = (stay: Stay, other: Stay): boolean =>
  stay.person_id !== other.person_id || (stay.checkout_at !== null && stay.checkout_at < other.checkin_at)

/** Nobody enters again who has not left. */
const leftSoon = (stay: Stay): Stay => ({
  ...stay,
  checkout_at: minutesAfter(new Date(stay.checkin_at), 25),
  checkout_plate: stay.checkin_plate,
  checkout_gate_id: stay.checkin_gate_id,
})

function residentHabits(today: string): Habit[] {
  return residents.map(([person_id, property_id, guest_type_code, frequency]) => ({
    who: {
      property_id,
      work_id: null,
      person_id,
      guest_type_code,
      authorization_id: null,
      visited_person_id: null,
    },
    from_date: addDays(today, -60),
    to_date: today,
    start_time: '08:00:00',
    end_time: '21:00:00',
    ...onlyOn(weekdayFlags),
    isLimited: false,
    frequency,
  }))
}

/** Whoever has an authorization uses it; whom the Administration does not admit never got in. */
function visitHabits(plot: Plot): Habit[] {
  return plot.rows.authorizedPeople.flatMap(({ authorization_id, person_id }) => {
    const found = plot.rows.authorizations.find(({ id }) => id === authorization_id)
    const isBarred = plot.rows.persons.find(({ id }) => id === person_id)?.is_barred
    if (!found || isBarred || found.property_id === lots.acacias15) return []
    return [visitHabit(found, person_id)]
  })
}

function visitHabit(authorization: AuthorizationRow, person_id: number): Habit {
  return {
    ...termsOf(authorization),
    who: {
      property_id: authorization.property_id,
      work_id: null,
      person_id,
      guest_type_code: authorization.preauthorization_type,
      authorization_id: authorization.id,
      visited_person_id: authorization.creator_id,
    },
    isLimited: true,
    frequency: frequencies[authorization.preauthorization_type],
  }
}

/** The workers of a work come with their groups. */
function crewHabits(plot: Plot): Habit[] {
  return plot.rows.groupWorkers.flatMap(({ group_id, worker_id }) => {
    const group = plot.rows.workGroups.find(({ id }) => id === group_id)
    const worker = plot.rows.workers.find(({ id }) => id === worker_id)
    const work = plot.rows.works.find(({ id }) => id === group?.work_id)
    if (!group || !worker || work?.status !== 'CURRENT' || work.property_id === lots.acacias15) return []
    const who = {
      property_id: work.property_id,
      work_id: work.id,
      person_id: worker.person_id,
      guest_type_code: 'WORKER' as const,
      authorization_id: null,
      visited_person_id: null,
    }
    return [{ ...termsOf(group), who, isLimited: true, frequency: worker.status === 'CURRENT' ? 80 : 30 }]
  })
}

type Terms = Omit<Habit, 'who' | 'isLimited' | 'frequency'>

function termsOf(row: Terms): Terms {
  const { from_date, to_date, start_time, end_time } = row
  const chosen = weekdayFlags.filter((flag: WeekdayFlag) => row[flag])
  return { from_date, to_date, start_time, end_time, ...onlyOn(chosen) }
}

type Stay = Omit<MovementRow, 'id'>

/** Two who are inside whenever the world begins: one for an hour, one since two days ago and past the limit. */
function insideFor(plot: Plot, now: Date, today: string): Stay[] {
  const inside = (name: string, checkin_at: string, limit_at: string): Stay[] => {
    const person = plot.rows.persons.find((row) => `${row.first_name} ${row.last_name}` === name)
    const link = plot.rows.authorizedPeople.find(({ person_id }) => person_id === person?.id)
    const found = plot.rows.authorizations.find(({ id }) => id === link?.authorization_id)
    if (!person || !found) throw new Error(`${name} is on no authorization`)
    const plate = plateOf(person.id)
    return [
      {
        ...visitHabit(found, person.id).who,
        checkin_at,
        checkout_at: null,
        limit_at,
        checkin_plate: plate,
        checkout_plate: null,
        checkin_gate_id: plate === null ? gates.turnstile : gates.visits,
        checkout_gate_id: null,
      },
    ]
  }
  const hourAgo = new Date(now.getTime() - 60 * 60_000).toISOString()
  const twoDaysAgo = addDays(today, -2)
  return [
    ...inside('Juana Pérez', hourAgo, instantAt(today, '23:59:00')),
    ...inside('Silvina Kowalski', instantAt(twoDaysAgo, '18:40'), instantAt(twoDaysAgo, '23:59:00')),
  ]
}

/** More than twelve months ago: kept, and told to nobody. */
function longAgo(today: string): Stay {
  const day = addDays(today, -400)
  return {
    property_id: lots.a12,
    work_id: null,
    person_id: persons.residente,
    guest_type_code: 'OWNER',
    authorization_id: null,
    visited_person_id: null,
    checkin_at: instantAt(day, '19:05'),
    checkout_at: instantAt(day, '21:50'),
    limit_at: null,
    checkin_plate: plateOf(persons.residente),
    checkout_plate: plateOf(persons.residente),
    checkin_gate_id: gates.residents,
    checkout_gate_id: gates.residents,
  }
}
