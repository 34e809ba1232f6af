import { buildLiveSpecimen, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { AvatarPicker } from './AvatarPicker'

const people = [
  { value: '1', name: 'Ana Paz' },
  { value: '2', name: 'Bruno Sosa', description: 'Document 30111222' },
  { value: '3', name: 'Bruno Sosa', description: 'Document 28999000' },
  { value: '4', name: 'Thiago da Conceição Araújo' },
]
const common = {
  label: 'Who',
  name: 'people',
  onToggle: () => {},
  options: people,
  placeholderCount: 6,
  loadingLabel: 'Loading people',
}

export default {
  component: 'AvatarPicker',
  purpose: 'Elige a una o varias de unas pocas personas, cada una con su foto o sus iniciales.',
  keyboard: {
    Tab: 'Va de persona en persona.',
    'Enter, Espacio': 'Eligen a la persona o la quitan.',
  },
  specimens: [
    ...buildVariants(AvatarPicker, common, {
      some: { value: ['1', '3'] },
      nobody: { value: [] },
      loading: { value: [], options: undefined },
      'hint-and-error': { value: [], required: true, hint: 'One or more.', error: 'Choose somebody' },
      disabled: { value: ['1'], disabled: true },
      'edge-none': { value: ['9'], options: [] },
      'edge-long': {
        label: veryLongText,
        value: ['a'],
        error: veryLongText,
        options: [
          { value: 'a', name: veryLongText, description: veryLongText },
          { value: 'b', name: '' },
        ],
      },
    }),
    buildLiveSpecimen<readonly string[]>('choosing', ['1'], (value, onChange) => (
      <AvatarPicker
        {...common}
        value={value}
        onToggle={(toggled) =>
          onChange(
            value.includes(toggled) ? value.filter((chosen) => chosen !== toggled) : [...value, toggled],
          )
        }
      />
    )),
  ],
} satisfies SpecimenFile
