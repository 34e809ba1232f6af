import type { Worker } from '@/api/generated/model/worker'
import { WorkerOrdering } from '@/api/generated/model/workerOrdering'
import { getStatusLabel } from '@/copy/labels'
import { tables } from '@/copy/tables'
import { partyStatuses } from '@/copy/works'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { EntryPermission, EntryRefusalReason } from '@/domain/entry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { LastDay } from '@/patterns/expiry/LastDay'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { copy } from './copy'

export const workerOrderings = Object.values(WorkerOrdering)

type Sortable = Exclude<WorkerOrdering, `-${string}`> | 'tomorrow'
type Column = DataColumn<Worker> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const renderStatus = ({ status }: Worker) => {
  const { label, tone } = getStatusLabel(partyStatuses, status)
  return <Tag tone={tone}>{label}</Tag>
}

const paperColumns: readonly Column[] = [
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

type FindPermission = (worker: Worker) => EntryPermission | undefined

/**
 * Builds the columns of the roster. The column `tomorrow` says whether the worker may enter tomorrow. The columns after it
 * (status, insurance and background check) show possible reasons why not.
 */
export const buildWorkerColumns = (findPermission: FindPermission): readonly Column[] => [
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
    ...createDocumentCells(({ person }: Worker) => person.id_number),
    isSortable: true,
  },
  {
    id: 'tomorrow',
    header: copy.columns.tomorrow,
    value: ({ id }) => id,
    cell: (worker) => <EntryCell permission={findPermission(worker)} />,
    isSortable: true,
  },
  {
    id: 'status',
    header: copy.columns.status,
    value: ({ status }) => getStatusLabel(partyStatuses, status).label,
    cell: renderStatus,
    isSortable: true,
  },
  ...paperColumns,
]

const { tomorrow } = copy

/**
 * For each code, the function that formats a reason with this code. The parameter is `never`, because the compiler cannot
 * match a reason with its function.
 */
const sentences: { [Code in EntryRefusalReason['code']]: (reason: never) => string } = tomorrow.reasons

const formatReason = (reason: EntryRefusalReason) =>
  (sentences[reason.code] as (reason: EntryRefusalReason) => string)(reason)

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
