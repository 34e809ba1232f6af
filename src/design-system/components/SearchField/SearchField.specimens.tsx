import { buildLiveSpecimen, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { SearchField } from './SearchField'

const common = {
  label: 'Search the list',
  name: 'search',
  clearLabel: 'Clear the search',
  delay: 300,
  maxLength: 100,
  onSearch: () => {},
}

export default {
  component: 'SearchField',
  purpose: 'Busca en una lista mientras se escribe.',
  keyboard: {
    Tab: 'Va al texto y después al botón que lo vacía, si hay algo escrito.',
    Enter: 'En el texto: busca enseguida; no envía el formulario que lo contiene.',
    'Enter, Espacio': 'En el botón: vacían el texto, buscan y vuelven al texto.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(SearchField, common, {
      empty: { value: '', placeholder: 'Name or document' },
      filled: { value: 'Juana' },
      'label-hidden': { isLabelHidden: true, value: '' },
      'hint-and-error': { value: 'J', hint: 'Two letters at least.', error: 'Write one letter more' },
      disabled: { disabled: true, value: 'Juana' },
      'long-text': { value: 'A name so long that the clear button stands on its way out' },
      'edge-long': {
        label: veryLongText,
        value: veryLongText,
        placeholder: veryLongText,
        error: veryLongText,
      },
      'edge-delay': { value: 'Juana', delay: -1 },
    }),
    buildLiveSpecimen('searching', 'Juana', (value, setValue) => (
      <>
        <SearchField {...common} delay={60_000} value={value} onSearch={setValue} />
        <Text>{value === '' ? 'Everybody' : `Searched for ${value}`}</Text>
      </>
    )),
    buildLiveSpecimen('capitals', 'AB123CD', (value, setValue) => (
      <SearchField
        {...common}
        value={value}
        onSearch={setValue}
        normalize={(text) => text.replace(/\s/g, '').toUpperCase()}
      />
    )),
  ],
} satisfies SpecimenFile
