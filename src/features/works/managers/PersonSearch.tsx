import { useFormikContext } from 'formik'
import { plural } from '@/copy/plural'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { plainDocument } from '@/domain/documents'
import { useFormField } from '@/patterns/form/use-form-field'
import { useEveryManager } from '../detail/use-every-manager'
import { useWork } from '../detail/use-work'
import { usePersonSearch } from '../people/use-person-search'
import { copy } from './copy'
import { type ManagerValues, newManager, valuesOfKnown } from './manager-form'

const words = copy.new
/** The documents' pause after typing (L9). */
const searchDelayMs = 500
const looksLikeDocument = (text: string) => /\d{3}/.test(text)

interface PersonSearchProps {
  /** Called with the document number of somebody who is to be registered. */
  onRegister: (idNumber: string) => void
}

/** Finds somebody whom the neighbourhood knows, by the document; who manages the work already is not to be chosen (L2). */
export function PersonSearch({ onRegister }: PersonSearchProps) {
  const { rp, workId } = useWork()
  const { values, setValues } = useFormikContext<ManagerValues>()
  const field = useFormField<ManagerValues['known']>('known')
  const { text, search, people, isLoading, failure, retry } = usePersonSearch()
  const managers = useEveryManager(rp, workId)
  const managing = new Set(managers.data?.results.map(({ person }) => person.id))

  const choose = (id: string) => {
    const known = people.find((person) => String(person.id) === id)
    field.onChange(null)
    void setValues({ ...newManager, status: values.status, ...(known ? valuesOfKnown(known) : {}) })
  }
  return (
    <Combobox
      {...field}
      label={words.search}
      hint={words.searchHint}
      value={field.value ? String(field.value.id) : ''}
      valueLabel={field.value?.full_name}
      onChange={choose}
      options={people.map(({ id, full_name, id_number }) => ({
        value: String(id),
        label: full_name,
        description: managing.has(id)
          ? `${words.document(id_number)}. ${words.isManager}`
          : words.document(id_number),
        disabled: managing.has(id),
      }))}
      onSearch={search}
      delay={searchDelayMs}
      isLoading={isLoading}
      failure={failure}
      onRetry={retry}
      create={
        looksLikeDocument(text)
          ? {
              label: (typed) => words.create(plainDocument(typed)),
              onCreate: (typed) => onRegister(plainDocument(typed)),
            }
          : undefined
      }
      words={{
        ...words.searching,
        empty: text === '' ? words.searching.begin : words.searching.empty,
        count: (count) => plural(count, { one: 'persona', other: 'personas' }),
      }}
      required
    />
  )
}
