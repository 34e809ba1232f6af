import { useMemo } from 'react'
import type { GroupPerson } from '@/api/generated/model/groupPerson'
import type { LightWorker } from '@/api/generated/model/lightWorker'
import { useListLightWorkers } from '@/api/generated/workers/workers'
import { partyStatuses } from '@/copy/works'
import { MultiSelect } from '@/design-system/components/MultiSelect/MultiSelect'
import { useFormField } from '@/patterns/form/use-form-field'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

const { form: words } = copy

/** Reads all current workers in one page; only they can join a group. */
const currentWorkers = { status: 'CURRENT', page_size: 500 } as const

const nobody: readonly GroupPerson[] = []

const optionOf = ({ id, person_full_name, person_id_number }: LightWorker) => ({
  value: String(id),
  label: person_full_name,
  description: words.document(person_id_number),
})

/** Selects the group's people among the current workers. People already in the group stay options while suspended. */
export function WorkersField({ people = nobody }: { people?: readonly GroupPerson[] }) {
  const { rp, workId } = useWork()
  const query = useListLightWorkers(rp, workId, currentWorkers)
  const options = useMemo(() => (query.data?.results ?? []).map(optionOf), [query.data])
  const labels = useMemo(() => Object.fromEntries(people.map((one) => [one.id, nameOf(one)])), [people])
  return (
    <MultiSelect
      {...useFormField<string[]>('workers')}
      label={words.workers}
      hint={words.workersHint}
      options={options}
      isLoading={query.isPending}
      failure={query.error ? words.workersFailed : undefined}
      onRetry={() => void query.refetch()}
      valueLabels={labels}
      words={words.list}
    />
  )
}

/** Adds the status to the name of a worker who is not current. */
const nameOf = ({ full_name, status }: GroupPerson): string =>
  status === 'CURRENT' ? full_name : `${full_name} (${partyStatuses[status].word})`
