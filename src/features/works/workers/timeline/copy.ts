import { getWeekdayWords } from '@/copy/get-weekday-words'
import { getStatusLabel, getStatusWord, isKnownCode } from '@/copy/labels'
import { plural } from '@/copy/plural'
import { partyStatuses, workStatuses } from '@/copy/works'
import { addDays, type Day, formatDay } from '@/domain/days'
import type { EntryRefusalReason } from '@/domain/entry'
import type { Remedy } from './roster-timeline'

type ReasonOf<Code extends EntryRefusalReason['code']> = Extract<EntryRefusalReason, { code: Code }>

const list = new Intl.ListFormat('es')

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const

/** Formats a day of the next weeks without its year. */
const formatShortDay = (day: Day) => formatDay(day).slice(0, 5)

interface GapStart {
  today: Day
  /** The first day of the gap. */
  start: Day
}

/** Says when something ends. The day is left out if the gap says it, because the gap begins on the next day. */
const describeEnd = (lastDay: Day, { today, start }: GapStart, [past, future]: readonly [string, string]) => {
  if (lastDay < today) return past
  return addDays(lastDay, 1) === start ? future : `${future} el ${formatShortDay(lastDay)}`
}

/** The clauses that follow 'No entra: '. */
const clauses = {
  workNotCurrent: ({ status }) =>
    isKnownCode(workStatuses, status)
      ? `la obra está ${getStatusLabel(workStatuses, status).label.toLowerCase()}`
      : `el estado de la obra es ${getStatusWord(workStatuses, status)}`,
  workOver: ({ lastDay }, gap) => describeEnd(lastDay, gap, ['terminó la obra', 'termina la obra']),
  workerNotCurrent: ({ status }) => `su estado en la nómina es ${getStatusWord(partyStatuses, status)}`,
  withoutInsurance: () => 'no tiene A.R.T.',
  insuranceOver: ({ lastDay }, gap) => describeEnd(lastDay, gap, ['venció la A.R.T.', 'vence la A.R.T.']),
  withoutCheck: () => 'no tiene antecedentes',
  checkNotYet: ({ firstDay }) => `los antecedentes valen desde el ${formatDay(firstDay)}`,
  checkOver: ({ lastDay }, gap) =>
    describeEnd(lastDay, gap, ['vencieron los antecedentes', 'vencen los antecedentes']),
  withoutGroup: () => 'no está en ninguna autorización',
  groupOff: ({ group }) => `la autorización ${group} está inactiva`,
  groupOver: ({ group, lastDay }, gap) =>
    describeEnd(lastDay, gap, [`terminó la autorización ${group}`, `termina la autorización ${group}`]),
  groupNotYet: ({ group, firstDay }) => `la autorización ${group} empieza el ${formatDay(firstDay)}`,
  otherDay: () => 'no es un día de su autorización',
} satisfies { [Code in EntryRefusalReason['code']]: (reason: ReasonOf<Code>, gap: GapStart) => string }

type Clause<Reason> = (reason: Reason, gap: GapStart) => string

/** The parameter is `never`, because the compiler cannot match a reason with its function. */
const clausesByCode: { [Code in EntryRefusalReason['code']]: Clause<never> } = clauses

const joinClauses = (reasons: readonly EntryRefusalReason[], gap: GapStart) =>
  list.format(
    reasons.map((reason) => (clausesByCode[reason.code] as Clause<EntryRefusalReason>)(reason, gap)),
  )

interface GapWords {
  /** Undefined if the gap begins today. */
  from: Day | undefined
  /** Undefined if the gap lasts longer than the shown days. */
  to: Day | undefined
  reasons: readonly EntryRefusalReason[]
}

function describePeriod({ from, to }: GapWords): string {
  if (from === undefined) return to === undefined ? 'No entra' : `No entra hasta el ${formatShortDay(to)}`
  if (to === undefined) return `No entra desde el ${formatShortDay(from)}`
  return from === to
    ? `No entra el ${formatShortDay(from)}`
    : `No entra del ${formatShortDay(from)} al ${formatShortDay(to)}`
}

/** Ends a clause with a full stop; an abbreviation already has it. */
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

interface RosterCounts {
  total: number
  /** How many lack something today. */
  now: number
  /** How many more lack something on a later day. */
  later: number
}

/** Says how many lack something to enter, today and on the next days. */
function describeLacking({ now, later }: Omit<RosterCounts, 'total'>): string {
  if (now === 0 && later === 0) return 'Hoy y en los días que siguen no le falta nada a nadie.'
  const more = now === 0 ? '' : ' más'
  const today = now === 0 ? 'Hoy no le falta nada a nadie.' : `Hoy ${describeLack(now)}.`
  const next = later === 0 ? `no le falta nada a nadie${more}` : `${describeLack(later)}${more}`
  return `${today} En los días que siguen ${next}.`
}

const describeLack = (count: number) =>
  `${count === 1 ? 'le falta' : 'les falta'} algo para entrar a ${count}`

export const copy = {
  label: (from: Day, to: Day) => `Quiénes entran del ${formatDay(from)} al ${formatDay(to)}`,
  heads: { title: 'Apellido y nombre', summary: 'Situación' },
  lines: ['A.R.T.', 'Antecedentes', 'Autorización'],
  dayName: (day: Day) => getWeekdayWords(day).name.slice(0, 2),
  dayNumber: (day: Day) => day.slice(8),
  month: (day: Day) => months[Number(day.slice(5, 7)) - 1] ?? '',
  day: (day: Day) => `${getWeekdayWords(day).name} ${formatDay(day)}`,
  today: (label: string) => `hoy, ${label}`,
  end: (label: string) => `${label}, termina la obra`,
  gap: (gap: GapWords, today: Day) =>
    endSentence(`${describePeriod(gap)}: ${joinClauses(gap.reasons, { today, start: gap.from ?? today })}`),
  noGaps: (to: Day) => `Sin cortes hasta el ${formatShortDay(to)}.`,
  enters: (day: string, hours: readonly string[]) => endSentence(`${day}: entra ${list.format(hours)}`),
  hours: (start: string, end: string) => `de ${start} a ${end}`,
  entersNot: (day: string, reasons: readonly string[]) => `${day}: no entra. ${reasons.join(' ')}`,
  counts: ({ total, ...lacking }: RosterCounts) =>
    `${plural(total, { one: 'persona/trabajador', other: 'personas/trabajadores' })}. ${describeLacking(lacking)}`,
  remedies: {
    insurance: 'Renovar A.R.T.',
    background_check: 'Renovar antecedentes',
    group: 'Ver autorizaciones',
    status: 'Editar estado',
  } satisfies Record<Remedy, string>,
  remedyOf: (remedy: string, name: string) => `${remedy} de ${name}`,
  pending: { insurance: 'A.R.T. en revisión', background_check: 'Antecedentes en revisión' },
  pendingReason: 'Ya está presentado. Falta que la Administración decida.',
  legend:
    'De arriba hacia abajo: A.R.T., antecedentes y autorización. Rayado: no entra porque le falta algo.',
  noteHint: 'Tocá un día para ver si entra ese día, y a qué hora o por qué no.',
  keys: (hasRemedies: boolean) =>
    hasRemedies
      ? 'Con el teclado, movete con las flechas; Enter abre lo que hay que renovar.'
      : 'Con el teclado, movete con las flechas.',
  workEnd: (day: Day) => `La línea gruesa es el fin de la obra: ${formatDay(day)}.`,
  print: 'Imprimir',
}
