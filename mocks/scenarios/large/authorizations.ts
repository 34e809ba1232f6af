import type { AuthorizationRow, PersonRow } from '../../db/rows.ts'
import { qrcodeAlphabet, qrcodeText } from '../../rules/access-codes.ts'
import { addDays, onlyOn, type WeekdayFlag, weekdayFlags, weekdaysWithin } from '../../rules/calendar.ts'
import { fullName } from '../../rules/people.ts'
import type { Plot } from '../builders.ts'
import { lots, persons } from '../cast.ts'
import type { Chance } from '../movements/chance.ts'
import type { Steps } from './steps.ts'
import { notes, visitTitles } from './titles.ts'

type Type = AuthorizationRow['preauthorization_type']

const count = 2000

/** How often each type is, and for how many days it holds at the most. */
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
] as const satisfies readonly (readonly [Type, number])[]

const hours = [
  ['00:00:00', '23:59:00'],
  ['00:00:00', '23:59:00'],
  ['08:00:00', '18:00:00'],
  ['07:00:00', '13:00:00'],
  ['12:00:00', '20:30:00'],
  ['19:00:00', '23:45:00'],
] as const

/** An authorization and who is on it. */
export interface Guests {
  authorization: AuthorizationRow
  people: readonly PersonRow[]
}

/** What the invitations of every scenario say besides what all do. */
const fixed: readonly Partial<AuthorizationRow>[] = [
  { name: 'Asado de bienvenida', invitation_key: 'demo-invitation', max_people: 40 },
  { name: 'Fin de año', invitation_key: 'expired-invitation', max_people: 30 },
  { name: 'Truco de los jueves', invitation_key: 'full-invitation', max_people: 4 },
]

/** Those of A-12: of every type, some over, some to come, some of the Administration. */
export function* addAuthorizations(
  plot: Plot,
  contacts: readonly PersonRow[],
  chance: Chance,
): Steps<Guests[]> {
  const today = plot.clock.today()
  const all = [
    add(plot, { ...fixed[0], ...lasting('INVITE', today, 6), ...allDay }, contacts.slice(0, 12), chance),
    add(
      plot,
      { ...fixed[1], ...lasting('INVITE', addDays(today, -80), 1), ...allDay },
      contacts.slice(20, 38),
      chance,
    ),
    add(
      plot,
      { ...fixed[2], ...lasting('INVITE', addDays(today, 3), 1), ...allDay },
      contacts.slice(40, 44),
      chance,
    ),
  ]
  while (all.length < count) {
    const [type, longest] = chance.oneOf(kinds)
    const length = chance.between(1, longest)
    // Residents authorize more for the last year than for the years before, and a little for what comes.
    const from = addDays(today, chance.inHundred(60) ? chance.between(-450, 0) : chance.between(-700, 150))
    const drawn = drawnTerms(type, lasting(type, from, length), chance)
    all.push(add(plot, drawn, chance.several(contacts, guestsOf(type, chance)), chance))
    if (all.length % 200 === 0) yield
  }
  return all
}

const allDay = { start_time: '00:00:00', end_time: '23:59:00', ...onlyOn(weekdayFlags) }

const lasting = (preauthorization_type: Type, from_date: string, days: number) => ({
  preauthorization_type,
  from_date,
  to_date: addDays(from_date, days - 1),
  concurrent_flag: days > 1,
})

/** On some of the weekdays, or on all, and at which hours. */
function drawnTerms(type: Type, lasts: ReturnType<typeof lasting>, chance: Chance) {
  const [start_time, end_time] = chance.oneOf(hours)
  const offered = weekdaysWithin(lasts.from_date, lasts.to_date)
  const chosen: readonly WeekdayFlag[] =
    lasts.concurrent_flag && chance.inHundred(45)
      ? chance.several(offered, chance.between(1, offered.length))
      : weekdayFlags
  return { ...lasts, start_time, end_time, ...onlyOn(chosen), name: chance.oneOf(visitTitles[type]) }
}

function guestsOf(type: Type, chance: Chance): number {
  if (type === 'INVITE') return chance.between(0, 12)
  if (type === 'EVENT') return chance.between(5, 60)
  return chance.inHundred(70) ? 1 : chance.between(2, 8)
}

type Drawn = Partial<AuthorizationRow> & ReturnType<typeof lasting> & typeof allDay

function add(plot: Plot, drawn: Drawn, people: readonly PersonRow[], chance: Chance): Guests {
  const isInvitation = drawn.preauthorization_type === 'INVITE'
  const isOfAdministration = !isInvitation && chance.inHundred(4)
  const [first] = people
  const authorization = plot.append('authorizations', {
    property_id: lots.a12,
    creator_id: isOfAdministration ? null : persons.residente,
    source: isOfAdministration ? 'ADMIN' : 'PERSON',
    method: chance.inHundred(25) ? 'MOBILE' : 'WEB',
    description: chance.inHundred(20) ? chance.oneOf(notes) : '',
    location_to: chance.oneOf([null, null, 'PROPERTY', 'REAL_PROPERTY']),
    max_people: isInvitation ? Math.max(2, people.length + chance.between(0, 10)) : null,
    qrcode: qrcodeText('Los Álamos', plot.ids.text(8, qrcodeAlphabet)),
    invitation_key: isInvitation ? plot.ids.text(24) : null,
    is_cancelled: false,
    ...drawn,
    name: (drawn.name ?? '{}').replace('{}', first ? fullName(first) : 'Carolina Ibáñez'),
  })
  for (const { id } of people) {
    plot.append('authorizedPeople', { authorization_id: authorization.id, person_id: id })
  }
  return { authorization, people }
}
