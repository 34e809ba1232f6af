import { movements } from '@/copy/movements'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { withoutUnseen } from './guest-filters'

/** How long one waits with what is typed (P9). */
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

/** A text by which movements are looked for. */
export function FilterText({ label, normalize = withoutUnseen, ...rest }: FilterTextProps) {
  return (
    <SearchField
      {...rest}
      label={label}
      normalize={normalize}
      delay={searchDelayMs}
      clearLabel={movements.filters.clearText(label)}
    />
  )
}
