import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { documentIn } from '@/domain/documents'
import { copy } from './copy'
import { longestSearch, usePersonSearch } from './use-person-search'

/** Somebody who is chosen. */
export type ChosenPerson = Pick<FoundPerson, 'id' | 'full_name' | 'id_number'>

interface PersonSearchFieldProps {
  id: string
  name: string
  label: string
  hint?: string
  error?: string
  disabled?: boolean
  /** Who is chosen. */
  person: ChosenPerson | undefined
  onChange: (person: FoundPerson | undefined) => void
  onBlur?: () => void
  /** Milliseconds without typing before a search. */
  delay: number
  /** Why somebody who is found is not to be chosen. */
  refusalOf?: (person: FoundPerson) => string | undefined
  /** Offers to register whom the neighbourhood does not know, by the document number in what was typed; '' for a name. */
  create?: { label: (number: string, text: string) => string; onCreate: (number: string) => void }
}

/** Somebody whom the neighbourhood knows, found by the document. */
export function PersonSearchField(props: PersonSearchFieldProps) {
  const { person, onChange, refusalOf, create, hint = copy.hint, ...field } = props
  const { text, search, people, isLoading, failure, retry } = usePersonSearch()
  return (
    <Combobox
      {...field}
      hint={hint}
      placeholder={copy.placeholder}
      inputMode="search"
      maxLength={longestSearch}
      autoComplete="off"
      spellCheck={false}
      value={person ? String(person.id) : ''}
      valueLabel={person && `${person.full_name} - ${person.id_number}`}
      onChange={(value) => onChange(people.find(({ id }) => String(id) === value))}
      options={people.map((found) => optionOf(found, refusalOf?.(found)))}
      onSearch={search}
      // Who is found is not registered anew.
      create={people.length === 0 && create ? byNumber(create) : undefined}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
      words={{ ...copy, empty: text === '' ? copy.hint : copy.empty }}
      required
    />
  )
}

const byNumber = ({ label, onCreate }: NonNullable<PersonSearchFieldProps['create']>) => ({
  label: (text: string) => label(documentIn(text), text),
  onCreate: (text: string) => onCreate(documentIn(text)),
})

const optionOf = ({ id, full_name, id_number }: FoundPerson, refusal: string | undefined) => ({
  value: String(id),
  label: `${full_name} - ${id_number}`,
  description: refusal,
  disabled: refusal !== undefined,
})
