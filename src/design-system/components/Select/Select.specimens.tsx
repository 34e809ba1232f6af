import { buildLiveSpecimen, buildVariants } from '@/design-system/build-specimens'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
      'nonsense-none': { required: true, value: 'gone', options: [] },
      'nonsense-unknown': { placeholder: undefined, value: 'gone' },
      'nonsense-long': {
        label: endless,
        hint: endless,
        error: endless,
        value: 'a',
        options: [
          { value: 'a', label: endless },
          { value: 'b', label: '' },
        ],
      },
    }),
    buildLiveSpecimen('choosing', '', (value, setValue) => (
      <Select {...common} value={value} onChange={setValue} />
    )),
    buildLiveSpecimen('nonsense-hundreds', 'option-199', (value, setValue) => (
      <Select {...common} value={value} onChange={setValue} options={thousands.slice(0, 200)} />
    )),
  ],
} satisfies SpecimenFile
