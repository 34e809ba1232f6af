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
  /** Offers to register whom the neighbourhood does not know, by what was typed. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
}

/** Somebody whom the neighbourhood knows, found by the document (L2, L7). */
export function PersonSearchField(props: PersonSearchFieldProps) {
  const { person, onChange, create, hint = copy.hint, ...field } = props
  const { rp } = useWork()
  const [text, setText] = useState('')
  const search = [...text].slice(0, longestSearch).join('')
  const found = useSearchPersons(rp, { search, page_size: pageSize }, { query: { enabled: text !== '' } })
  const people = found.data?.results ?? []

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
      options={people.map(({ id, full_name, id_number }) => ({
        value: String(id),
        label: `${full_name} - ${id_number}`,
      }))}
      onSearch={setText}
      // Who is found is not registered anew.
      create={people.length === 0 ? create : undefined}
      isLoading={found.isFetching}
      failure={found.error ? describeError(found.error).join(' ') : undefined}
      onRetry={() => void found.refetch()}
      words={{ ...copy, empty: text === '' ? copy.hint : copy.empty }}
      required
    />
  )
}
