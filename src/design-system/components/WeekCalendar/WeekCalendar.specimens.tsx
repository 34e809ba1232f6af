import type { ComponentProps } from 'react'
import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import type { CalendarItem, WeekCalendarDay } from './calendar-day'
import { WeekCalendar } from './WeekCalendar'

/** Stands for the link of a router, whose content comes from the component. */
const Anchor = (props: ComponentProps<'a'>) => <a {...props} />

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const labels = {
  allDay: 'All day',
  freeHours: 'Free hours',
  freeHour: (day: string, hour: number) => `New on ${day} at ${hour}:00`,
  hour: (hour: number) => `${hour}:00`,
  more: (count: number) => `+${count} more`,
  moreOf: (count: number, day: string) => `+${count} more on ${day}`,
  printedItems: 'What does not fit',
}

const hours = (start: number, end: number) => ({ start: start * 60, end: end * 60 })

function createItem(id: number, title: string, start: number, end: number, rest: Partial<CalendarItem> = {}) {
  const detail = `${start} to ${end}`
  return {
    id,
    title,
    detail,
    label: `${title}, ${detail}`,
    ...hours(start, end),
    render: <Anchor href="#top" />,
    ...rest,
  }
}

const createDays = (itemsByDay: Record<number, readonly CalendarItem[]>): WeekCalendarDay[] =>
  names.map((name, index) => ({
    id: name,
    name,
    number: String(16 + index),
    label: `${name} ${16 + index}`,
    isToday: index === 1,
    items: itemsByDay[index] ?? [],
    firstFreeHour: index === 0 ? undefined : index === 1 ? 10 : 0,
  }))

const many = Array.from({ length: 200 }, (_, index) => createItem(index + 1, `Guest ${index + 1}`, 9, 13))
const allDay = (id: number, title: string) => createItem(id, title, 0, 24, { isAllDay: true, label: title })

const common = {
  label: 'Week from 16 to 22',
  days: createDays({
    0: [createItem(1, 'Gardener', 8, 12, { isPast: true })],
    1: [
      allDay(2, 'Grandparents'),
      createItem(3, 'Plumber', 9, 13),
      createItem(4, 'Painter', 11, 18),
      createItem(5, 'Yoga', 15, 16),
    ],
    4: [
      createItem(6, 'Birthday', 16, 21, {
        edge: 'dashed',
        label: 'Birthday, 16 to 21, nobody has confirmed',
      }),
      createItem(7, 'Removal', 9, 11, { edge: 'danger', label: 'Removal, 9 to 11, would be refused' }),
    ],
  }),
  now: 10 * 60 + 20,
  onMore: () => {},
  renderHour: (day: string, hour: number) => <Anchor href={`#${day}-${hour}`} />,
  labels,
}

export default {
  component: 'WeekCalendar',
  purpose: 'Muestra lo previsto en una semana por día y por hora, y deja elegir una hora libre.',
  keyboard: {
    Tab: 'Va al último lugar que tuvo el foco, o al primero de hoy, y sale: es una sola parada.',
    'Flecha arriba, Flecha abajo':
      'Van a lo anterior o lo siguiente del mismo día, también a las horas libres.',
    'Flecha izquierda, Flecha derecha': 'Van a la hora más cercana del día anterior o siguiente.',
    'Inicio, Fin': 'Van a lo primero o a lo último del día.',
    Enter: 'Abre lo que tiene el foco.',
  },
  specimens: buildVariants(WeekCalendar, common, {
    week: {},
    empty: { days: createDays({}), now: undefined },
    'many-items': {
      days: createDays({ 1: many, 2: many.slice(0, 5).map(({ id, title }) => allDay(id, title)) }),
    },
    'night-hours': { days: createDays({ 2: [createItem(1, 'Early', 4, 6), createItem(2, 'Late', 22, 24)] }) },
    'edge-no-days': { days: [] },
    'edge-long': {
      label: veryLongText,
      days: createDays({
        1: [
          allDay(1, veryLongText),
          createItem(2, veryLongText, 9, 9.25),
          createItem(3, veryLongText, 9, 20),
        ],
        2: [createItem(4, '', 12, 10)],
      }),
    },
  }),
} satisfies SpecimenFile
