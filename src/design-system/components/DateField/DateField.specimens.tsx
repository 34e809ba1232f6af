import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { DateField } from './DateField'

const common = {
  label: 'From',
  name: 'from',
  today: '2026-11-24',
  invalidMessage: 'Write the date as 24-11-2026',
  calendarLabel: 'Calendar',
  onChange: () => {},
}

export default {
  component: 'DateField',
  purpose: 'Pide un día, escrito o elegido en un calendario.',
  keyboard: {
    Tab: 'Va al texto, al botón del calendario y sale.',
    'Enter, Espacio': 'En el botón: abre el calendario en el día elegido, o en hoy.',
    Flechas: 'En el calendario: van al día anterior o siguiente, o al mismo día de otra semana.',
    'Inicio, Fin': 'En el calendario: van al primer o al último día de la semana.',
    'Re Pág, Av Pág': 'En el calendario: van al mismo día de otro mes.',
    Enter: 'En el texto: lo lee como fecha; en un día: lo elige y vuelve al botón.',
    Escape: 'Cierra el calendario sin elegir; el foco vuelve a su botón.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(DateField, common, {
      empty: { value: '' },
      hint: { value: '2026-11-24', hint: 'Today or later.' },
      error: { required: true, value: '', error: 'Choose the first day' },
      slashes: { value: '2026-11-24', format: 'DD/MM/YYYY' },
      disabled: { disabled: true, value: '2026-11-24' },
      'long-text': {
        label: 'The first day on which all people in the list below may enter the neighbourhood',
        value: '2026-11-24',
      },
      'edge-days': { value: '2026-02-31', today: 'never', min: '2027-01-01', max: '2026-01-01' },
      'edge-text': { value: 'soon' },
      'edge-long': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        calendarLabel: veryLongText,
        value: '9999-12-31',
      },
    }),
    ...buildLiveVariants(DateField, common, {
      choosing: { value: '2026-11-24' },
      limits: {
        value: '2026-11-26',
        min: '2026-11-24',
        max: '2027-01-31',
        isDayDisabled: (day) => day === '2026-12-25',
      },
      'year-menu': {
        value: '',
        label: 'Date of birth',
        hasYearMenu: true,
        min: '1920-01-01',
        max: '2026-11-24',
      },
    }),
  ],
} satisfies SpecimenFile
