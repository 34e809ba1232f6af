import type { Worker } from '@/api/generated/model/worker'
import { WorkerOrdering } from '@/api/generated/model/workerOrdering'
import { getStatusLabel } from '@/copy/labels'
import { tables } from '@/copy/tables'
import { partyStatuses } from '@/copy/works'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import type { EntryPermission } from '@/domain/entry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { LastDay } from '@/patterns/expiry/LastDay'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import type { RenewablePaper } from '@/patterns/persons/renewal-state'
import { formatReason } from './format-reason'
import { rowCopy } from './row-copy'
import type { PendingPapers } from './use-pending-papers'

export const workerOrderings = Object.values(WorkerOrdering)

type Sortable = Exclude<WorkerOrdering, `-${string}`> | 'tomorrow'
type Column = DataColumn<Worker> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const renderStatus = ({ status }: Worker) => {
  const { label, tone } = getStatusLabel(partyStatuses, status)
  return <Tag tone={tone}>{label}</Tag>
}

/** Creates the column of a paper. `pending` has the ids of the people whose next paper is pending. */
const createPaperColumn = (
  paper: RenewablePaper,
  header: string,
  pending: ReadonlySet<number> | undefined,
): Column => ({
  id: paper,
  header,
  value: ({ person }) => person[paper]?.expiration_date,
  cell: ({ person }) => (
    <Inline gap={1}>
      <LastDay day={person[paper]?.expiration_date} />
      {pending?.has(person.id) ? <Tag tone="accent">{rowCopy.renewal.pending}</Tag> : null}
    </Inline>
  ),
})

/** The choice of workers. */
export interface WorkerChoice {
  ids: ReadonlySet<number>
  /** Adds a worker to the choice, or removes one. */
  toggle: (id: number) => void
}

const createChoiceColumn = ({ ids, toggle }: WorkerChoice): Column => ({
  id: 'choice',
  header: rowCopy.renewal.column,
  value: ({ id }) => id,
  cell: ({ id, person }) => (
    <Checkbox
      name={`elegir-${id}`}
      label={<VisuallyHidden>{rowCopy.renewal.choose(person.full_name)}</VisuallyHidden>}
      value={ids.has(id)}
      onChange={() => toggle(id)}
      reservesMessageLine={false}
    />
  ),
})

interface ColumnOptions {
  /** Undefined if the user cannot choose workers. */
  choice?: WorkerChoice
  pending?: PendingPapers
}

type FindPermission = (worker: Worker) => EntryPermission | undefined

/**
 * Builds the columns of the roster. The column `tomorrow` says whether the worker may enter tomorrow. The columns after it
 * (status, insurance and background check) show possible reasons why not.
 */
export const buildWorkerColumns = (
  findPermission: FindPermission,
  { choice, pending }: ColumnOptions = {},
): readonly Column[] => [
  ...(choice ? [createChoiceColumn(choice)] : []),
  {
    id: 'person__last_name',
    header: rowCopy.columns.name,
    value: ({ person }) => `${person.last_name}, ${person.first_name}`,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'person__id_number',
    header: rowCopy.columns.document,
    ...createDocumentCells(({ person }: Worker) => person.id_number),
    isSortable: true,
  },
  {
    id: 'tomorrow',
    header: rowCopy.columns.tomorrow,
    value: ({ id }) => id,
    cell: (worker) => <EntryCell permission={findPermission(worker)} />,
    isSortable: true,
    isLong: true,
  },
  {
    id: 'status',
    header: rowCopy.columns.status,
    value: ({ status }) => getStatusLabel(partyStatuses, status).label,
    cell: renderStatus,
    isSortable: true,
  },
  createPaperColumn('insurance', rowCopy.columns.insurance, pending?.insurance),
  createPaperColumn('background_check', rowCopy.columns.check, pending?.background_check),
]

const { tomorrow } = rowCopy

/** Shows at which hours the worker may enter tomorrow, or why not. `permission` is undefined until the groups are loaded. */
function EntryCell({ permission }: { permission: EntryPermission | undefined }) {
  if (!permission) return tables.nothing
  const { canEnter, hours, reasons } = permission
  const lines = canEnter
    ? hours.map(({ start, end }) => tomorrow.hours(start, end))
    : reasons.map(formatReason)
  return (
    <Stack gap={1} align="start">
      <Tag tone={canEnter ? 'success' : 'danger'}>{canEnter ? tomorrow.yes : tomorrow.no}</Tag>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <Text key={line} as="li" size="sm" tone="inherit">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
