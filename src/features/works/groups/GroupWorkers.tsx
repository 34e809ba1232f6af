import { useState } from 'react'
import type { GroupPerson } from '@/api/generated/model/groupPerson'
import type { GroupPreauthorization } from '@/api/generated/model/groupPreauthorization'
import { getStatusLabel } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { today } from '@/domain/days'
import { formatPhone } from '@/domain/phones'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { LastDay } from '@/patterns/expiry/LastDay'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { describeClosedWork } from '../detail/describe-closed-work'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

const { workers: words } = copy

const columns: readonly DataColumn<GroupPerson>[] = [
  { id: 'name', header: words.name, value: ({ full_name }) => full_name, isRowHead: true, isSortable: true },
  {
    id: 'document',
    header: words.document,
    ...createDocumentCells(({ id_number }: GroupPerson) => id_number),
    isSortable: true,
  },
  { id: 'phone', header: words.phone, value: formatPhone },
  {
    id: 'insurance',
    header: words.insurance,
    value: ({ insurance }) => insurance?.expiration_date,
    cell: ({ insurance }) => <LastDay day={insurance?.expiration_date} />,
    isSortable: true,
  },
  {
    id: 'check',
    header: words.check,
    value: ({ background_check: check }) => check?.expiration_date,
    cell: ({ background_check: check }) => <LastDay day={check?.expiration_date} />,
    isSortable: true,
  },
  {
    id: 'status',
    header: words.status,
    value: ({ status }) => getStatusLabel(partyStatuses, status).label,
    cell: ({ status }) => (
      <Tag tone={getStatusLabel(partyStatuses, status).tone}>
        {getStatusLabel(partyStatuses, status).label}
      </Tag>
    ),
    isSortable: true,
  },
]

const getRowId = ({ id }: GroupPerson) => id

export function GroupWorkers({ group }: { group: GroupPreauthorization }) {
  // Only an expanded section renders its table, because the table may have hundreds of rows.
  const [isOpen, setIsOpen] = useState(false)
  const { work, rights } = useWork()
  const { name, people } = group
  const canAdd = rights.rosterRefusal === undefined && describeClosedWork(work, today()) === undefined
  return (
    <Collapsible
      summary={words.count(people.length)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen && people.length > 0 ? <PeopleTable name={name} people={people} /> : null}
      {people.length === 0 ? <Text tone="muted">{canAdd ? words.none : words.nobody}</Text> : null}
    </Collapsible>
  )
}

function PeopleTable({ name, people }: { name: string; people: readonly GroupPerson[] }) {
  const state = useTableState()
  const query = useWholeList(people)
  return (
    <DataTable
      caption={words.caption(name)}
      isCaptionHidden
      columns={columns}
      query={query}
      getRowId={getRowId}
      state={state}
      maxHeight="24rem"
    />
  )
}
