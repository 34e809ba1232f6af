import { filters } from '@/copy/filters'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { removeControlCharacters } from './search-text'

const searchDelayMs = 500

interface FilterTextProps {
  label: string
  /** The name of the parameter in the address. */
  name: string
  value: string
  maxLength: number
  /** Rewrites the typed text. By default control characters are removed. */
  normalize?: (text: string) => string
  onSearch: (text: string) => void
}

/** A text field that filters a list. */
export function FilterText({ label, normalize = removeControlCharacters, ...rest }: FilterTextProps) {
  return (
    <SearchField
      {...rest}
      label={label}
      normalize={normalize}
      delay={searchDelayMs}
      clearLabel={filters.clearText(label)}
    />
  )
}
