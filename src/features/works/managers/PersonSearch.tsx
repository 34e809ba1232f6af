import { useFormikContext } from 'formik'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { useFormField } from '@/patterns/form/use-form-field'
import { PersonSearchField } from '@/patterns/persons/PersonSearchField'
import { useAllManagers } from '../detail/use-all-managers'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { type ManagerValues, newManager, valuesOfKnownManager } from './manager-form'

const words = copy.new
/** The documents' pause after typing. */
const searchDelayMs = 500

interface PersonSearchProps {
  /** Starts a registration; receives the searched document number, if any. */
  onRegister: (idNumber: string) => void
}

/** Finds a known person by document. Current managers cannot be chosen. */
export function PersonSearch({ onRegister }: PersonSearchProps) {
  const { rp, workId } = useWork()
  const { values, setValues } = useFormikContext<ManagerValues>()
  const { value, onChange, ...field } = useFormField<ManagerValues['known']>('known')
  const managers = useAllManagers(rp, workId)
  const managing = new Set(managers.data?.results.map(({ person }) => person.id))

  const choose = (known: FoundPerson | undefined) => {
    onChange(null)
    void setValues({ ...newManager, status: values.status, ...(known ? valuesOfKnownManager(known) : {}) })
  }
  return (
    <PersonSearchField
      {...field}
      label={words.search}
      person={value ?? undefined}
      onChange={choose}
      delay={searchDelayMs}
      refusalOf={({ id }) => (managing.has(id) ? words.isManager : undefined)}
      create={{
        label: (number) => (number === '' ? words.register : words.create(number)),
        onCreate: onRegister,
      }}
    />
  )
}
