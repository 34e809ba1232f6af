import type { WorkManager } from '@/api/generated/model/workManager'
import type { WorkManagerOrdering } from '@/api/generated/model/workManagerOrdering'
import { partyStatuses } from '@/copy/works'
import { joinedPhone } from '@/domain/phones'
import { EmailText } from '@/patterns/contact/EmailText'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { copy } from './copy'
import { EditManagerButton } from './EditManagerButton'
import { InviteManagerButton } from './InviteManagerButton'
import { ManagerStatus } from './ManagerStatus'

type Column = DataColumn<WorkManager> &
  ({ id: Exclude<WorkManagerOrdering, `-${string}`>; isSortable: true } | { isSortable?: never })

const { columns: heads } = copy

/** The managers of a work. */
export const columns: readonly Column[] = [
  {
    id: 'person__last_name',
    header: heads.lastName,
    value: ({ person }) => person.last_name,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'person__first_name',
    header: heads.firstName,
    value: ({ person }) => person.first_name,
    isSortable: true,
  },
  {
    id: 'person__id_number',
    header: heads.document,
    value: ({ person }) => person.id_number,
    isSortable: true,
  },
  {
    id: 'person__email',
    header: heads.email,
    value: ({ person }) => person.email,
    cell: ({ person }) => <EmailText email={person.email} />,
    isSortable: true,
  },
  {
    id: 'username',
    header: heads.user,
    value: ({ person }) => person.user?.username,
    cell: ({ person }) => <EmailText email={person.user?.username ?? null} />,
  },
  { id: 'phone', header: heads.phone, value: ({ person }) => joinedPhone(person) },
  {
    id: 'status',
    header: heads.status,
    value: ({ status }) => partyStatuses[status].word,
    cell: ({ status }) => <ManagerStatus status={status} />,
    isSortable: true,
  },
]

/** The columns with the ones for users who may change managers. */
export const columnsWithActions: readonly Column[] = [
  ...columns,
  {
    id: 'invite',
    header: heads.invite,
    value: ({ id }) => id,
    cell: (manager) => <InviteManagerButton manager={manager} />,
  },
  {
    id: 'edit',
    header: heads.edit,
    value: ({ id }) => id,
    cell: (manager) => <EditManagerButton manager={manager} />,
  },
]
