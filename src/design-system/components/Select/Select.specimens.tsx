import {
  buildLiveVariants,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { Select } from './Select'

const common = {
  label: 'Kind',
  name: 'kind',
  placeholder: 'Choose a kind',
  onChange: () => {},
  options: [
    { value: 'guest', label: 'Guest' },
    { value: 'worker', label: 'Worker' },
    { value: 'agency', label: 'Agency', disabled: true },
    { value: 'long', label: 'Gardener, pool keeper or somebody else who comes every week of the year' },
  ],
}

export default {
  component: 'Select',
  purpose: 'Elige una opción de una lista corta y conocida.',
  keyboard: {
    Tab: 'Va al elemento y sale de él.',
    'Flecha abajo, Flecha arriba':
      'Eligen la opción siguiente o la anterior que se pueda; en algunos dispositivos, en la lista que abren.',
    Letras: 'Eligen la primera opción que empieza con ellas.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(Select, common, {
      'nothing-chosen': { value: '' },
      hint: { value: 'guest', hint: 'Who comes.' },
      error: { required: true, value: '', error: 'Choose a kind of guest' },
      clearable: { required: true, isClearable: true, value: 'guest' },
      disabled: { disabled: true, value: 'worker' },
      'long-text': { value: 'long' },
      'edge-none': { required: true, value: 'gone', options: [] },
      'edge-unknown': { placeholder: undefined, value: 'gone' },
      'edge-long': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        value: 'a',
        options: [
          { value: 'a', label: veryLongText },
          { value: 'b', label: '' },
        ],
      },
    }),
    ...buildLiveVariants(Select, common, {
      choosing: { value: '' },
      'edge-hundreds': { value: 'option-199', options: manyOptions.slice(0, 200) },
    }),
  ],
} satisfies SpecimenFile
