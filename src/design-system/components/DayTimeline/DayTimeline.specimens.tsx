import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { DayTimeline } from './DayTimeline'
import type { DayTimelineDay, DayTimelineRowData } from './day-timeline-model'

const names = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

const createDays = (count: number): DayTimelineDay[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `day-${index}`,
    name: names[index % 7] ?? '',
    number: String(index + 1).padStart(2, '0'),
    month: index < 5 ? 'jan' : 'feb',
    label: `day ${index + 1}`,
    isToday: index === 0,
    isWeekend: index % 7 > 4,
    isEnd: index === 10,
  }))

const lastDay = 13
const whole = { first: 0, last: lastDay }

const createRow = (title: string, firstGap: number): DayTimelineRowData => ({
  title,
  summary: firstGap > lastDay ? 'Covered on all days.' : `Not covered from day ${firstGap + 1} on.`,
  lines: [firstGap > 0 ? [{ first: 0, last: Math.min(firstGap, lastDay + 1) - 1 }] : [], [whole]],
  gaps: firstGap > lastDay ? [] : [{ first: firstGap, last: lastDay }],
  renderAction:
    firstGap > lastDay
      ? undefined
      : (tabIndex) => (
          <Button size="sm" variant="quiet" tabIndex={tabIndex}>
            Renew
          </Button>
        ),
})

const days = createDays(lastDay + 1)
const describeDays = (title: string) => days.map(({ label }) => `${title} on ${label}`)

const getName = (index: number) => `Worker ${index + 1}`

const common = {
  label: 'The next fortnight',
  days,
  lineNames: ['Insurance', 'Check'],
  heads: { title: 'Name', summary: 'Summary' },
  noteHint: 'Press a day to read about it.',
  rowCount: 4,
  getRowId: (index: number) => index,
  getRow: (index: number) => createRow(getName(index), index * 5),
  getDayTexts: (index: number) => describeDays(getName(index)),
  onAction: (index: number, day: number | undefined) => {
    window.location.hash = `${getName(index)} ${day ?? ''}`
  },
}

export default {
  component: 'DayTimeline',
  purpose: 'Muestra en barras qué días están cubiertos, con una fila por persona y una columna por día.',
  keyboard: {
    Tab: 'Va a la última celda que tuvo el foco. Desde el nombre o el resumen, va después a los controles de la fila. Al final, sale.',
    'Flecha arriba, Flecha abajo': 'Van a la fila anterior o siguiente, en el mismo día.',
    'Flecha izquierda, Flecha derecha': 'Van al día anterior o siguiente de la misma fila.',
    'Inicio, Fin': 'Van al nombre o al último día de la fila; con Ctrl, a la primera o a la última fila.',
    'Re Pág, Av Pág': 'Van diez filas hacia arriba o hacia abajo.',
    Enter: 'Abre lo que corresponde a la celda que tiene el foco.',
  },
  specimens: buildVariants(DayTimeline, common, {
    rows: {},
    'one-row': { rowCount: 1 },
    'edge-many-rows': { rowCount: 2000 },
    'edge-no-rows': { rowCount: 0 },
    'edge-long': {
      label: veryLongText,
      rowCount: 2,
      lineNames: [veryLongText, ''],
      getRow: () => ({ ...createRow(veryLongText, 3), summary: veryLongText }),
      getDayTexts: () => describeDays(veryLongText),
    },
  }),
} satisfies SpecimenFile
