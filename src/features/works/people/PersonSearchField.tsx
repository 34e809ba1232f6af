import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { copy } from './copy'
import { usePersonSearch } from './use-person-search'

interface PersonSearchFieldProps {
  id: string
  name: string
  label: string
  error?: string
  disabled?: boolean
  /** Who is chosen. */
  person: Pick<FoundPerson, 'id' | 'full_name' | 'id_number'> | undefined
  onChange: (person: FoundPerson | undefined) => void
  onBlur?: () => void
  /** Milliseconds without typing before a search (L9). */
  delay: number
  /** Offers to register whom the neighbourhood does not know, by what was typed. */
  create: { label: (text: string) => string; onCreate: (text: string) => void }
}

const shown = ({ full_name, id_number }: Pick<FoundPerson, 'full_name' | 'id_number'>) =>
  `${full_name} - ${id_number}`

/** Somebody whom the neighbourhood knows, found by the document (L2, L7). */
export function PersonSearchField({ person, onChange, create, ...field }: PersonSearchFieldProps) {
  const { text, search, people, isLoading, failure, retry } = usePersonSearch()
  return (
    <Combobox
      {...field}
      hint={copy.hint}
      placeholder={copy.placeholder}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      value={person ? String(person.id) : ''}
      valueLabel={person && shown(person)}
      onChange={(value) => onChange(people.find(({ id }) => String(id) === value))}
      options={people.map((one) => ({ value: String(one.id), label: shown(one) }))}
      onSearch={search}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
      // Who is found is not registered anew.
      create={people.length === 0 ? create : undefined}
      words={{ ...copy, empty: text === '' ? copy.hint : copy.empty }}
      required
    />
  )
}
