import { getWeekdayWords } from '@/copy/get-weekday-words'
import { plural } from '@/copy/plural'
import { countDaysBetween, type Day, formatDay } from '@/domain/days'
import type { ExpectedRow } from './expected-rows'
import type { InsideRow } from './inside-rows'

/** Names a past day: `sábado 14` within the last week, and `14-02-2026` before. */
const namePastDay = (day: Day, today: Day) =>
  countDaysBetween(day, today) < 7 ? `${getWeekdayWords(day).name} ${Number(day.slice(8))}` : formatDay(day)

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** Says a time as words: `6 horas y 46 minutos`. */
function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 ? plural(hours, { one: 'hora', other: 'horas' }) : '',
    rest > 0 || hours === 0 ? plural(rest, { one: 'minuto', other: 'minutos' }) : '',
  ]
  return parts.filter((part) => part !== '').join(' y ')
}

/** `incompleteCount` is whether the count may be higher. */
const count = (title: string, value: number | undefined, isIncomplete = false) =>
  value === undefined ? title : `${title} (${value}${isIncomplete ? '+' : ''})`

const overstays = { expired: 'pase vencido', lateToday: 'fuera de horario' } as const

const hours = ({ start, end }: { start: string; end: string }) => `${start} a ${end}`

/** Adds the name of a work to a text. */
const withPlace = (text: string, work: string | undefined) =>
  work === undefined ? text : `${text} · ${work}`

export const copy = {
  withPlace,
  unreadWorks: (read: number, total: number) => `Leímos ${read} de ${total} obras vigentes.`,
  label: 'Hoy',
  loading: 'Cargando lo de hoy',
  more: (rest: number) => `Ver ${rest} más`,
  readMore: 'Leer más',
  inside: {
    title: (total?: number, isIncomplete?: boolean) => count('Adentro', total, isIncomplete),
    all: 'Ver todos',
    allLabel: 'Ver todos los que están adentro',
    since: ({ day, time, minutes, overstay }: InsideRow, today: Day) => {
      const start = day < today ? `desde el ${namePastDay(day, today)}` : `desde ${time}`
      if (overstay) return `${start} · ${overstays[overstay]}`
      return day < today ? start : `${start} · hace ${formatMinutes(minutes)}`
    },
    remaining: ({ until, minutesLeft }: { until: string; minutesLeft: number }) =>
      `Puede quedarse hasta las ${until}: ${sayMinutes(minutesLeft)} más.`,
    over: 'Se pasó del horario permitido.',
    others: (rest: number, names: readonly string[]) => `y ${rest} más: ${names.join(', ')}`,
    /** The works whose people are not all in the rows. */
    unlisted: (rest: number) => `y ${rest} más`,
    nobody: (lastExit: { day: Day; time: string } | undefined, today: Day) => {
      if (!lastExit) return 'Nadie adentro.'
      const { day, time } = lastExit
      return day < today
        ? `Nadie adentro. Último egreso el ${namePastDay(day, today)}, ${time}.`
        : `Nadie adentro. Último egreso ${time}.`
    },
  },
  expected: {
    title: (total?: number, isIncomplete?: boolean) => count('Esperados hoy', total, isIncomplete),
    when: (row: Pick<ExpectedRow, 'hours'>) => (row.hours ? hours(row.hours) : 'Todo el día'),
    who: ({ people, seats }: ExpectedRow) =>
      seats === undefined
        ? plural(people, { one: 'persona', other: 'personas' })
        : `${people} de ${seats} ${people === 1 ? 'confirmó' : 'confirmaron'}`,
    nobody: 'No esperás a nadie más hoy.',
    /** `work` is undefined if the user manages a single work. */
    group: ({ people }: { people: number }, work: string | undefined) =>
      withPlace(plural(people, { one: 'persona', other: 'personas' }), work),
    failed: 'No pudimos leer a quiénes esperás.',
    unread: (shown: number, total: number) => `Leímos ${shown} de ${total} autorizaciones.`,
  },
  soonOver: {
    title: (total?: number) => count('Vencen pronto', total),
    all: 'Ver todos',
    allLabel: 'Ver todos los vencimientos',
    nothing: 'Nada vence en estos días.',
  },
}
