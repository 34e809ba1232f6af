import type { SpecimenFile } from '../../specimen'
import { SearchField } from './SearchField'

const common = {
  label: 'Search the list',
  name: 'search',
  clearLabel: 'Clear the search',
  delay: 300,
  onSearch: () => {},
}

export default {
  component: 'SearchField',
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
  ],
} satisfies SpecimenFile
