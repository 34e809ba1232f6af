import { useState } from 'react'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { useSearchPersons } from '@/api/generated/persons/persons'
import { describeError } from '@/copy/errors'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** Who is not among so many is found by one more figure of the document. */
const pageSize = 20
/** The contract's limit. */
const longestSearch = 100

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
  /** Milliseconds without typing before a search (L9). */
  delay: number
  /** Why somebody who is found is not to be chosen. */
  refusalOf?: (person: FoundPerson) => string | undefined
  /** Offers to register whom the neighbourhood does not know, by what was typed. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
}

/** Somebody whom the neighbourhood knows, found by the document (L2, L7). */
export function PersonSearchField(props: PersonSearchFieldProps) {
  const { person, onChange, refusalOf, create, hint = copy.hint, ...field } = props
  const { rp } = useWork()
  const [text, setText] = useState('')
  const search = [...text].slice(0, longestSearch).join('')
  const query = useSearchPersons(
    rp,
    { search, page_size: pageSize },
    {
      // Somebody may have been registered a moment ago: what the cache remembers is not enough.
      query: { enabled: text !== '', staleTime: 0 },
    },
  )
  const people = query.data?.results ?? []

  return (
    <Combobox
      {...field}
      hint={hint}
      placeholder={copy.placeholder}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      value={person ? String(person.id) : ''}
      valueLabel={person && `${person.full_name} - ${person.id_number}`}
      onChange={(value) => onChange(people.find(({ id }) => String(id) === value))}
      options={people.map((found) => optionOf(found, refusalOf?.(found)))}
      onSearch={setText}
      // Who is found is not registered anew.
      create={people.length === 0 ? create : undefined}
      isLoading={query.isFetching}
      failure={query.error ? describeError(query.error).join(' ') : undefined}
      onRetry={() => void query.refetch()}
      words={{ ...copy, empty: text === '' ? copy.hint : copy.empty }}
      required
    />
  )
}

const optionOf = ({ id, full_name, id_number }: FoundPerson, refusal: string | undefined) => ({
  value: String(id),
  label: `${full_name} - ${id_number}`,
  description: refusal,
  disabled: refusal !== undefined,
})
