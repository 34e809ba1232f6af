import type { AuthorizationRow, PersonRow } from '../../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../../rules/access-codes.ts'
import {
  addDays,
  createWeekdayFlags,
  listWeekdaysWithin,
  type WeekdayFlag,
  weekdayFlags,
} from '../../rules/calendar.ts'
import { formatFullName } from '../../rules/people.ts'
import { lotIds, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { BuildSteps } from './build-steps.ts'
import { authorizationTitles, notes } from './titles.ts'

type AuthorizationType = AuthorizationRow['preauthorization_type']

const authorizationCount = 2000

/** The types, each with a maximum duration in days. A type that is repeated is drawn more often. */
const typesWithMaxDays = [
  ['PERSONAL', 30],
  ['PERSONAL', 30],
  ['PERSONAL', 5],
  ['INVITE', 2],
  ['FAMILY', 240],
  ['FAMILY', 60],
  ['VENDOR', 120],
  ['VENDOR', 10],
  ['OTHER', 365],
  ['OTHER', 90],
  ['REAL_STATE', 15],
  ['EVENT', 2],
] as const satisfies readonly (readonly [AuthorizationType, number])[]

/** The hours of an authorization: the first and the last time. Hours that are repeated are drawn more often. */
const hours = [
  ['00:00:00', '23:59:00'],
  ['00:00:00', '23:59:00'],
  ['08:00:00', '18:00:00'],
  ['07:00:00', '13:00:00'],
  ['12:00:00', '20:30:00'],
  ['19:00:00', '23:45:00'],
] as const

/** An authorization and its guests. */
export interface AuthorizationWithGuests {
  authorization: AuthorizationRow
  people: readonly PersonRow[]
}

/** The fields of three invitations with fixed keys. Every scenario has invitations with these keys. */
const fixedInvitations: readonly Partial<AuthorizationRow>[] = [
  { name: 'Asado de bienvenida', invitation_key: 'demo-invitation', max_people: 40 },
  { name: 'Fin de año', invitation_key: 'expired-invitation', max_people: 30 },
  { name: 'Truco de los jueves', invitation_key: 'full-invitation', max_people: 4 },
]

/**
 * Adds expired, current and future authorizations of every type to A-12, and returns them. The creator is `residente`, or,
 * for some of them, the Administration.
 */
export function* generateAuthorizations(
  builder: ScenarioBuilder,
  contacts: readonly PersonRow[],
  random: SeededRandom,
): BuildSteps<AuthorizationWithGuests[]> {
  const today = builder.clock.today()
  const addInvitation = (index: number, from: string, days: number, people: readonly PersonRow[]) =>
    addAuthorizationWithGuests(
      builder,
      { ...fixedInvitations[index], ...createDates('INVITE', from, days), ...allDay },
      people,
      random,
    )
  const authorizations = [
    addInvitation(0, today, 6, contacts.slice(0, 12)),
    addInvitation(1, addDays(today, -80), 1, contacts.slice(20, 38)),
    addInvitation(2, addDays(today, 3), 1, contacts.slice(40, 44)),
  ]
  while (authorizations.length < authorizationCount) {
    const [type, maxDays] = random.pick(typesWithMaxDays)
    const dayCount = random.between(1, maxDays)
    // Most authorizations began in the last 450 days, some began earlier, and a few begin in the future.
    const from = addDays(today, random.hasChance(60) ? random.between(-450, 0) : random.between(-700, 150))
    const terms = drawTerms(type, createDates(type, from, dayCount), random)
    const people = random.pickConsecutive(contacts, drawGuestCount(type, random))
    authorizations.push(addAuthorizationWithGuests(builder, terms, people, random))
    if (authorizations.length % 200 === 0) yield
  }
  return authorizations
}

const allDay = { start_time: '00:00:00', end_time: '23:59:00', ...createWeekdayFlags(weekdayFlags) }

const createDates = (preauthorization_type: AuthorizationType, from_date: string, days: number) => ({
  preauthorization_type,
  from_date,
  to_date: addDays(from_date, days - 1),
  concurrent_flag: days > 1,
})

/** Draws the title, the weekdays and the hours of an authorization. */
function drawTerms(type: AuthorizationType, dates: ReturnType<typeof createDates>, random: SeededRandom) {
  const [start_time, end_time] = random.pick(hours)
  const daysInRange = listWeekdaysWithin(dates.from_date, dates.to_date)
  const weekdays: readonly WeekdayFlag[] =
    dates.concurrent_flag && random.hasChance(45)
      ? random.pickConsecutive(daysInRange, random.between(1, daysInRange.length))
      : weekdayFlags
  return {
    ...dates,
    start_time,
    end_time,
    ...createWeekdayFlags(weekdays),
    name: random.pick(authorizationTitles[type]),
  }
}

function drawGuestCount(type: AuthorizationType, random: SeededRandom): number {
  if (type === 'INVITE') return random.between(0, 12)
  if (type === 'EVENT') return random.between(5, 60)
  return random.hasChance(70) ? 1 : random.between(2, 8)
}

type DrawnTerms = Partial<AuthorizationRow> & ReturnType<typeof createDates> & typeof allDay

function addAuthorizationWithGuests(
  builder: ScenarioBuilder,
  terms: DrawnTerms,
  people: readonly PersonRow[],
  random: SeededRandom,
): AuthorizationWithGuests {
  const isInvitation = terms.preauthorization_type === 'INVITE'
  const isOfAdministration = !isInvitation && random.hasChance(4)
  const [firstGuest] = people
  const authorization = builder.append('authorizations', {
    property_id: lotIds.a12,
    creator_id: isOfAdministration ? null : personIds.residente,
    source: isOfAdministration ? 'ADMIN' : 'PERSON',
    method: random.hasChance(25) ? 'MOBILE' : 'WEB',
    description: random.hasChance(20) ? random.pick(notes) : '',
    location_to: random.pick([null, null, 'PROPERTY', 'REAL_PROPERTY']),
    max_people: isInvitation ? Math.max(2, people.length + random.between(0, 10)) : null,
    qrcode: formatQrcode('Los Álamos', builder.ids.text(8, qrcodeAlphabet)),
    invitation_key: isInvitation ? builder.ids.text(24) : null,
    is_cancelled: false,
    ...terms,
    name: (terms.name ?? '{}').replace('{}', firstGuest ? formatFullName(firstGuest) : 'Carolina Ibáñez'),
  })
  for (const { id } of people) {
    builder.append('authorizedPeople', { authorization_id: authorization.id, person_id: id })
  }
  return { authorization, people }
}
