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
import { lotIds, persons } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { BuildSteps } from './build-steps.ts'
import { authorizationTitles, notes } from './titles.ts'

type AuthorizationType = AuthorizationRow['preauthorization_type']

const count = 2000

/** The types, repeated by how often they occur, and the most days that one dates. */
const kinds = [
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

/** The fields of the invitations that every scenario has. */
const fixedInvitations: readonly Partial<AuthorizationRow>[] = [
  { name: 'Asado de bienvenida', invitation_key: 'demo-invitation', max_people: 40 },
  { name: 'Fin de año', invitation_key: 'expired-invitation', max_people: 30 },
  { name: 'Truco de los jueves', invitation_key: 'full-invitation', max_people: 4 },
]

/** Adds the authorizations of A-12: every type, expired, current and future, some by the Administration. */
export function* addAuthorizations(
  builder: ScenarioBuilder,
  contacts: readonly PersonRow[],
  random: SeededRandom,
): BuildSteps<AuthorizationWithGuests[]> {
  const today = builder.clock.today()
  const invite = (index: number, from: string, days: number, people: readonly PersonRow[]) =>
    addAuthorizationWithGuests(
      builder,
      { ...fixedInvitations[index], ...datesFrom('INVITE', from, days), ...allDay },
      people,
      random,
    )
  const all = [
    invite(0, today, 6, contacts.slice(0, 12)),
    invite(1, addDays(today, -80), 1, contacts.slice(20, 38)),
    invite(2, addDays(today, 3), 1, contacts.slice(40, 44)),
  ]
  while (all.length < count) {
    const [type, longest] = random.pick(kinds)
    const length = random.between(1, longest)
    // Most authorizations begin in the last year, some in the years before, a few in the future.
    const from = addDays(today, random.hasChance(60) ? random.between(-450, 0) : random.between(-700, 150))
    const drawn = drawTerms(type, datesFrom(type, from, length), random)
    const people = random.pickConsecutive(contacts, drawGuestCount(type, random))
    all.push(addAuthorizationWithGuests(builder, drawn, people, random))
    if (all.length % 200 === 0) yield
  }
  return all
}

const allDay = { start_time: '00:00:00', end_time: '23:59:00', ...createWeekdayFlags(weekdayFlags) }

const datesFrom = (preauthorization_type: AuthorizationType, from_date: string, days: number) => ({
  preauthorization_type,
  from_date,
  to_date: addDays(from_date, days - 1),
  concurrent_flag: days > 1,
})

/** Draws the weekdays and the hours. */
function drawTerms(type: AuthorizationType, dates: ReturnType<typeof datesFrom>, random: SeededRandom) {
  const [start_time, end_time] = random.pick(hours)
  const offered = listWeekdaysWithin(dates.from_date, dates.to_date)
  const chosen: readonly WeekdayFlag[] =
    dates.concurrent_flag && random.hasChance(45)
      ? random.pickConsecutive(offered, random.between(1, offered.length))
      : weekdayFlags
  return {
    ...dates,
    start_time,
    end_time,
    ...createWeekdayFlags(chosen),
    name: random.pick(authorizationTitles[type]),
  }
}

function drawGuestCount(type: AuthorizationType, random: SeededRandom): number {
  if (type === 'INVITE') return random.between(0, 12)
  if (type === 'EVENT') return random.between(5, 60)
  return random.hasChance(70) ? 1 : random.between(2, 8)
}

type DrawnTerms = Partial<AuthorizationRow> & ReturnType<typeof datesFrom> & typeof allDay

function addAuthorizationWithGuests(
  builder: ScenarioBuilder,
  drawn: DrawnTerms,
  people: readonly PersonRow[],
  random: SeededRandom,
): AuthorizationWithGuests {
  const isInvitation = drawn.preauthorization_type === 'INVITE'
  const isOfAdministration = !isInvitation && random.hasChance(4)
  const [first] = people
  const authorization = builder.append('authorizations', {
    property_id: lotIds.a12,
    creator_id: isOfAdministration ? null : persons.residente,
    source: isOfAdministration ? 'ADMIN' : 'PERSON',
    method: random.hasChance(25) ? 'MOBILE' : 'WEB',
    description: random.hasChance(20) ? random.pick(notes) : '',
    location_to: random.pick([null, null, 'PROPERTY', 'REAL_PROPERTY']),
    max_people: isInvitation ? Math.max(2, people.length + random.between(0, 10)) : null,
    qrcode: formatQrcode('Los Álamos', builder.ids.text(8, qrcodeAlphabet)),
    invitation_key: isInvitation ? builder.ids.text(24) : null,
    is_cancelled: false,
    ...drawn,
    name: (drawn.name ?? '{}').replace('{}', first ? formatFullName(first) : 'Carolina Ibáñez'),
  })
  for (const { id } of people) {
    builder.append('authorizedPeople', { authorization_id: authorization.id, person_id: id })
  }
  return { authorization, people }
}
