import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { DateRangeField } from './DateRangeField'

const common = {
  label: 'Dates',
  name: 'dates',
  fromLabel: 'From',
  toLabel: 'To',
  today: '2026-11-24',
  invalidMessage: 'Write the date as 24-11-2026',
  calendarLabel: 'Calendar',
  firstDayInstruction: 'Choose the first day',
  lastDayInstruction: 'Choose the last day',
  onChange: () => {},
}

const week = { from: '2026-11-24', to: '2026-11-30' }
const emptyRange = { from: '', to: '' }

const presets = [
  { label: 'Today', range: { from: '2026-11-24', to: '2026-11-24' } },
  { label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } },
  { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
]

export default {
  component: 'DateRangeField',
  purpose: 'Pide un período: el primer día y el último.',
  keyboard: {
    Tab: 'Va al primer día, al último, al botón del calendario y sale.',
    'Enter, Espacio': 'En el botón: abre el calendario en el primer día del período, o en hoy.',
    Flechas: 'En el calendario: van al día anterior o siguiente, o al mismo día de otra semana.',
    'Inicio, Fin': 'En el calendario: van al primer o al último día de la semana.',
    'Re Pág, Av Pág': 'En el calendario: van al mismo día de otro mes.',
    Enter: 'En un día: elige el primero y después el último, que cierra el calendario; en un atajo: ambos.',
    Escape: 'Cierra el calendario sin elegir; el foco vuelve a su botón.',
  },
  specimens: [
    ...buildVariants(DateRangeField, common, {
      empty: { value: emptyRange },
      hint: { value: week, hint: 'At most a year.' },
      error: {
        required: true,
        value: { from: week.to, to: week.from },
        error: 'The last day is before the first',
      },
      disabled: { disabled: true, value: week },
      slashes: { value: { ...week, to: '' }, format: 'DD/MM/YYYY' },
      'edge-days': {
        value: { from: '2026-02-31', to: 'soon' },
        today: 'never',
        min: '2027-01-01',
        max: '2026-01-01',
      },
      'edge-long': {
        label: veryLongText,
        fromLabel: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        presets: [{ label: veryLongText, range: week }],
        firstDayInstruction: veryLongText,
        value: week,
      },
    }),
    ...buildLiveVariants(DateRangeField, common, {
      choosing: { value: week },
      presets: { value: emptyRange, presets },
      limits: {
        value: week,
        min: '2026-11-20',
        max: '2026-12-20',
        isDayDisabled: (day) => day === '2026-12-08',
      },
    }),
  ],
} satisfies SpecimenFile
