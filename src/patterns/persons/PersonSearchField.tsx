import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { useSearchPersons } from '@/api/generated/persons/persons'
import { describeError } from '@/copy/errors'
import { plural } from '@/copy/plural'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { cutText } from '@/domain/cut-text'
import { extractDocumentNumber } from '@/domain/documents'
import { useSession } from '@/session/use-session'

export type ChosenPerson = Pick<FoundPerson, 'id' | 'full_name' | 'id_number'>

interface PersonSearchFieldProps {
  id: string
  name: string
  label: string
  hint?: string
  error?: string
  disabled?: boolean
  person: ChosenPerson | undefined
  onChange: (person: FoundPerson | undefined) => void
  onBlur?: () => void
  /** The pause in typing before a search, in milliseconds. */
  delay: number
  /** Returns the reason why a found person cannot be chosen; undefined if the user can choose the person. */
  getRefusal?: (person: FoundPerson) => string | undefined
  /**
   * Offers to register a person if nobody was found. `text` is the typed text; `number` is the document number in it, or ""
   * if the text is a name.
   */
  create?: { label: (number: string, text: string) => string; onCreate: (number: string) => void }
}

/** Lets the user search the persons of the neighbourhood by document number, and choose one of them. */
export function PersonSearchField(props: PersonSearchFieldProps) {
  const { person, onChange, getRefusal, create, hint = copy.hint, ...field } = props
  const { text, search, people, isLoading, failure, retry } = usePersonSearch()
  return (
    <Combobox
      {...field}
      hint={hint}
      placeholder={copy.placeholder}
      inputMode="search"
      maxLength={maxSearchLength}
      autoComplete="off"
      spellCheck={false}
      value={person ? String(person.id) : ''}
      valueLabel={person && `${person.full_name} - ${person.id_number}`}
      onChange={(value) => onChange(people.find(({ id }) => String(id) === value))}
      options={people.map((foundPerson) => buildOption(foundPerson, getRefusal?.(foundPerson)))}
      onSearch={search}
      // The user can register a person only if the search found no person.
      create={people.length === 0 && create ? toComboboxCreate(create) : undefined}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
      labels={{ ...copy, empty: text === '' ? copy.hint : copy.empty }}
      required
    />
  )
}

/** Adapts `create` to the combobox. The combobox passes the typed text; `create` expects the document number in it. */
const toComboboxCreate = ({ label, onCreate }: NonNullable<PersonSearchFieldProps['create']>) => ({
  label: (text: string) => label(extractDocumentNumber(text), text),
  onCreate: (text: string) => onCreate(extractDocumentNumber(text)),
})

const buildOption = ({ id, full_name, id_number }: FoundPerson, refusal: string | undefined) => ({
  value: String(id),
  label: `${full_name} - ${id_number}`,
  description: refusal,
  disabled: refusal !== undefined,
})

const copy = {
  placeholder: 'Buscar por DNI...',
  open: 'Ver las personas encontradas',
  close: 'Ocultar las personas encontradas',
  clear: 'Borrar la búsqueda',
  loading: 'Buscando personas…',
  empty: 'No encontramos a nadie con ese DNI en el barrio.',
  hint: 'Escribí el DNI, o una parte.',
  retry: 'Reintentar',
  count: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
}

/** The API's limit for a search text, in characters. */
const maxSearchLength = 100
/** The maximum number of results. If the person is not among the results, the user types more of the number. */
const maxResults = 25

/** Searches the persons of the neighbourhood by document number or name. An empty text has no results. */
function usePersonSearch() {
  const { id: realPropertyId } = useSession().neighbourhood
  const [text, setText] = useState('')
  // The API stores document numbers without separators, so the search text omits separators.
  const search = cutText(extractDocumentNumber(text) || text, maxSearchLength)
  const hasSearch = search !== ''
  const query = useSearchPersons(
    realPropertyId,
    { search, page_size: maxResults },
    // Every search asks the API, because the cache can lack a newly registered person.
    { query: { enabled: hasSearch, placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return {
    text,
    search: setText,
    people: hasSearch ? (query.data?.results ?? []) : [],
    isLoading: hasSearch && (query.isPending || query.isPlaceholderData),
    failure: hasSearch && query.error ? describeError(query.error).join(' ') : undefined,
    retry: () => void query.refetch(),
  }
}
