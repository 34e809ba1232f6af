import { filters } from '@/copy/filters'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { withoutUnseen } from './search-text'

/** How long one waits with what is typed. */
const searchDelayMs = 500

interface FilterTextProps {
  label: string
  /** As the address calls it. */
  name: string
  value: string
  maxLength: number
  normalize?: (text: string) => string
  onSearch: (text: string) => void
}

/** A text by which a list is narrowed. */
export function FilterText({ label, normalize = withoutUnseen, ...rest }: FilterTextProps) {
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
