import { getWeekdayWords } from '@/copy/get-weekday-words'
import { plural } from '@/copy/plural'
import { type Day, formatDay } from '@/domain/days'
import type { VisitRefusal } from '@/domain/visits'

const formatNumber = (count: number) => count.toLocaleString('es-AR')

export const copy = {
  loading: 'Cargando la semana',
  range: (from: Day, to: Day) => `${formatDay(from)} al ${formatDay(to)}`,
  label: (from: Day, to: Day) => `Semana del ${formatDay(from)} al ${formatDay(to)}`,
  previous: 'Semana anterior',
  current: 'Esta semana',
  next: 'Semana siguiente',
  print: 'Imprimir',
  dayName: (day: Day) => getWeekdayWords(day).name.slice(0, 3),
  day: (day: Day) => `${getWeekdayWords(day).name} ${formatDay(day)}`,
  today: (day: Day) => `Hoy, ${getWeekdayWords(day).name} ${formatDay(day)}`,
  allDay: 'Todo el día',
  hours: (start: string, end: string) => `${start} a ${end}`,
  freeHours: 'Horas libres',
  hour: (hour: number) => `${hour}:00`,
  authorizeAt: (day: string, hour: number) => `Autorizar el ${day} desde las ${hour}:00`,
  authorize: 'Autorizar',
  authorizeOn: (day: Day) => `Autorizar el ${getWeekdayWords(day).name} ${formatDay(day)}`,
  more: (count: number) => `+${formatNumber(count)} más`,
  moreOf: (count: number, day: string) => `+${formatNumber(count)} más el ${day}`,
  printedItems: 'Lo que no entra en la grilla:',
  nothing: 'Nada previsto.',
  earlierDays: (count: number) => plural(count, { one: 'día anterior', other: 'días anteriores' }),
  close: 'Cerrar',
  unconfirmed: 'Nadie confirmó todavía.',
  refusals: {
    withoutDays: 'No podrían ingresar: ninguno de sus días permitidos cae entre sus fechas.',
    reversedHours: 'No podrían ingresar: el horario termina antes de empezar.',
    withoutPeople: 'No podría ingresar nadie: no tiene personas.',
  } satisfies Record<VisitRefusal, string>,
  legend:
    'Línea de puntos: una invitación que nadie confirmó. Borde rojo: en la entrada no la aceptarían. Elegí una hora libre para autorizar a alguien; con el teclado, movete con las flechas.',
  phoneLegend:
    'Línea de puntos: una invitación que nadie confirmó. Borde rojo: en la entrada no la aceptarían.',
  missing: (count: number, total: number) =>
    `Falta leer ${formatNumber(count)} de ${formatNumber(total)} autorizaciones, así que a esta semana le puede faltar alguna.`,
  readMore: 'Leer más',
}
