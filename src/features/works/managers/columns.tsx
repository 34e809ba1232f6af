import type { WorkManager } from '@/api/generated/model/workManager'
import type { WorkManagerOrdering } from '@/api/generated/model/workManagerOrdering'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getStatusLabel } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { formatPhone } from '@/domain/phones'
import { EmailText } from '@/patterns/contact/EmailText'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { InviteManagerButton } from './InviteManagerButton'
import { useManagerRefusals } from './use-manager-refusals'

type Column = DataColumn<WorkManager> &
  ({ id: Exclude<WorkManagerOrdering, `-${string}`>; isSortable: true } | { isSortable?: never })

const { columns: columnWords } = copy

export const columns: readonly Column[] = [
  {
    id: 'person__last_name',
    header: columnWords.lastName,
    value: ({ person }) => person.last_name,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'person__first_name',
    header: columnWords.firstName,
    value: ({ person }) => person.first_name,
    isSortable: true,
  },
  {
    id: 'person__id_number',
    header: columnWords.document,
    ...createDocumentCells(({ person }: WorkManager) => person.id_number),
    isSortable: true,
  },
  {
    id: 'person__email',
    header: columnWords.email,
    value: ({ person }) => person.email,
    cell: ({ person }) => <EmailText email={person.email} />,
    isSortable: true,
  },
  {
    id: 'username',
    header: columnWords.user,
    value: ({ person }) => person.user?.username,
    cell: ({ person }) => <EmailText email={person.user?.username ?? null} />,
  },
  { id: 'phone', header: columnWords.phone, value: ({ person }) => formatPhone(person) },
  {
    id: 'status',
    header: columnWords.status,
    value: ({ status }) => getStatusLabel(partyStatuses, status).label,
    cell: ({ status }) => <ManagerStatus status={status} />,
    isSortable: true,
  },
]

export const columnsWithActions: readonly Column[] = [
  ...columns,
  {
    id: 'invite',
    header: columnWords.invite,
    value: ({ id }) => id,
    cell: (manager) => <InviteManagerButton manager={manager} />,
  },
  {
    id: 'edit',
    header: columnWords.edit,
    value: ({ id }) => id,
    cell: (manager) => <EditManagerButton manager={manager} />,
  },
]

function ManagerStatus({ status }: { status: WorkPartyStatus }) {
  const { work } = useWork()
  const { label, tone } = getStatusLabel(partyStatuses, status)
  return (
    <Stack gap={1} align="start">
      <Tag tone={tone}>{label}</Tag>
      {status === 'CURRENT' && work.status === 'CURRENT' ? <ExpiryTag lastDay={work.end_date} /> : null}
    </Stack>
  )
}

function EditManagerButton({ manager }: { manager: WorkManager }) {
  const { openView } = useWorkAddress()
  const getRefusal = useManagerRefusals()
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={copy.edit.of(manager.person.full_name)}
      disabledReason={getRefusal('workManager.edit', manager)}
      onClick={() => openView('editar', manager.id)}
    >
      {copy.edit.action}
    </Button>
  )
}
