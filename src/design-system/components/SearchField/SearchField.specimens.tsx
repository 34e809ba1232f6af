import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the text, then to the button that empties it while there is something in it.',
    },
    { keys: 'Enter', does: 'In the text, searches at once; the form around it is not sent.' },
    { keys: 'Enter, Space', does: 'On the button, empty the text, search, and go back to the text.' },
  ],
  specimens: [
    {
      name: 'empty',
      conformance: 'input',
      render: () => <SearchField {...common} value="" placeholder="Name or document" />,
    },
    { name: 'filled', conformance: 'input', render: () => <SearchField {...common} value="Juana" /> },
    {
      name: 'label-hidden',
      conformance: 'input',
      render: () => <SearchField {...common} isLabelHidden value="" />,
    },
    {
      name: 'hint-and-error',
      conformance: 'input',
      render: () => (
        <SearchField {...common} value="J" hint="Two letters at least." error="Write one letter more" />
      ),
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <SearchField {...common} disabled value="Juana" />,
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <SearchField {...common} value="A name so long that the clear button stands on its way out" />
      ),
    },
    {
      name: 'searching',
      conformance: 'none',
      render: () => (
        <Live initial="Juana">
          {(value, setValue) => (
            <>
              <SearchField {...common} delay={60_000} value={value} onSearch={setValue} />
              <Text>{value === '' ? 'Everybody' : `Searched for ${value}`}</Text>
            </>
          )}
        </Live>
      ),
    },
    {
      name: 'capitals',
      conformance: 'none',
      render: () => (
        <Live initial="AB123CD">
          {(value, setValue) => (
            <SearchField
              {...common}
              value={value}
              onSearch={setValue}
              normalize={(text) => text.replace(/\s/g, '').toUpperCase()}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <SearchField {...common} label={endless} value={endless} placeholder={endless} error={endless} />
      ),
    },
    {
      name: 'nonsense-delay',
      conformance: 'input',
      render: () => <SearchField {...common} value="Juana" delay={-1} />,
    },
  ],
} satisfies SpecimenFile
