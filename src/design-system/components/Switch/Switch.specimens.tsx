import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Switch } from './Switch'

const common = { label: 'Tell me when they come in', name: 'notify', onChange: () => {} }

export default {
  component: 'Switch',
  purpose: 'Enciende o apaga algo.',
  keyboard: {
    Tab: 'Va al control y sale de él; lo saltea si está deshabilitado.',
    Espacio: 'Lo enciende o lo apaga.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(Switch, common, {
      off: { value: false },
      on: { value: true },
      hint: { value: true, hint: 'By a message to your phone.' },
      error: { required: true, value: false, error: 'It has to be on for visits at night' },
      'disabled-off': { disabled: true, value: false },
      'disabled-on': { disabled: true, value: true },
      'long-text': {
        value: true,
        label:
          'Tell me when somebody of this list comes in, and tell me again when they leave, whatever the hour',
      },
      'edge-long': { value: true, label: veryLongText, hint: veryLongText, error: veryLongText },
    }),
    ...buildLiveVariants(Switch, common, { toggling: { value: false } }),
  ],
} satisfies SpecimenFile
