import type { Worker } from '@/api/generated/model/worker'
import { WorkerOrdering } from '@/api/generated/model/workerOrdering'
import { partyStatuses } from '@/copy/works'
import { Tag } from '@/design-system/components/Tag/Tag'
import type { Entry } from '@/domain/entry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { LastDay } from '@/patterns/expiry/LastDay'
import { copy } from './copy'
import { EntryCell } from './EntryCell'

export const workerOrderings = Object.values(WorkerOrdering)

type Sortable = Exclude<WorkerOrdering, `-${string}`>
type Column = DataColumn<Worker> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const statusOf = ({ status }: Worker) => {
  const { word, tone } = partyStatuses[status]
  return <Tag tone={tone}>{word}</Tag>
}

/** The roster of a work: whether each may enter tomorrow comes first, then why, by status and papers. */
export const workerColumns = (entryOf: (worker: Worker) => Entry | undefined): readonly Column[] => [
  {
    id: 'person__last_name',
    header: copy.columns.name,
    value: ({ person }) => `${person.last_name}, ${person.first_name}`,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'person__id_number',
    header: copy.columns.document,
    value: ({ person }) => person.id_number,
    isSortable: true,
  },
  {
    id: 'tomorrow',
    header: copy.columns.tomorrow,
    value: ({ id }) => id,
    cell: (worker) => <EntryCell entry={entryOf(worker)} />,
  },
  {
    id: 'status',
    header: copy.columns.status,
    value: ({ status }) => partyStatuses[status].word,
    cell: statusOf,
    isSortable: true,
  },
  {
    id: 'insurance',
    header: copy.columns.insurance,
    value: ({ person }) => person.insurance?.expiration_date,
    cell: ({ person }) => <LastDay day={person.insurance?.expiration_date} />,
  },
  {
    id: 'background_check',
    header: copy.columns.check,
    value: ({ person }) => person.background_check?.expiration_date,
    cell: ({ person }) => <LastDay day={person.background_check?.expiration_date} />,
  },
]
