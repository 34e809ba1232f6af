import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TimeField } from './TimeField'

const common = { label: 'Until', name: 'until', placeholder: 'Choose a time', onChange: () => {} }

export default {
  component: 'TimeField',
  purpose: 'Pide una hora del día.',
  keyboard: {
    Tab: 'Va al elemento y sale de él.',
    'Flecha abajo, Flecha arriba':
      'Eligen la hora siguiente o la anterior; en algunos dispositivos, en la lista que abren.',
    Cifras: 'Eligen la primera hora que empieza con ellas.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(TimeField, common, {
      'nothing-chosen': { value: '' },
      'off-step': { value: '23:59', hint: 'The end of the day.' },
      error: { required: true, value: '', error: 'Choose the time of leaving' },
      disabled: { disabled: true, value: '08:00' },
      'long-text': { label: 'The time at which the last of them has to be out again', value: '18:30' },
      'edge-times': { min: '20:00', max: '08:00', step: 0, value: '25:99' },
      'edge-limits': { min: 'dawn', max: '', step: -15, value: '' },
      'edge-long': { label: veryLongText, hint: veryLongText, error: veryLongText, value: veryLongText },
    }),
    ...buildLiveVariants(TimeField, common, {
      'office-hours': { value: '09:00', min: '09:00', max: '17:00', step: 30 },
    }),
  ],
} satisfies SpecimenFile
