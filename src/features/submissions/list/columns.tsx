import type { BackgroundCheckOrdering } from '@/api/generated/model/backgroundCheckOrdering'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceOrdering } from '@/api/generated/model/insuranceOrdering'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { SubmissionPeopleCount } from '@/api/generated/model/submissionPeopleCount'
import { getStatusLabel } from '@/copy/labels'
import { submissionStatuses } from '@/copy/submissions'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { type Day, formatDay, formatInstant } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { LastDay } from '@/patterns/expiry/LastDay'
import { Moment } from '@/patterns/movements/Moment'
import { StatusTag } from '../StatusTag'
import { copy } from './copy'

/** A column of the list. The id of a sortable column is one of the contract's `ordering` values that have no leading `-`. */
type Column<Row, Ordering extends string> = DataColumn<Row> &
  ({ id: Exclude<Ordering, `-${string}`>; isSortable: true } | { isSortable?: false })
type AnySubmission = InsuranceSubmission | BackgroundCheckSubmission

const words = copy.columns

const creatorColumn = {
  id: 'person_full_name',
  header: words.creator,
  value: ({ person }: AnySubmission) => person.full_name,
  isSortable: true,
} as const
const createdColumn = {
  id: 'created_at',
  header: words.created,
  value: ({ created_at }: AnySubmission) => created_at,
  cell: ({ created_at }: AnySubmission) => <Moment instant={created_at} />,
} as const
const peopleColumn = {
  id: 'roster',
  header: words.roster,
  value: ({ people_count }: AnySubmission) => people_count.total,
  cell: ({ people_count }: AnySubmission) => <PeopleCounts {...people_count} />,
}
const statusColumn = {
  id: 'status',
  header: words.status,
  value: (row: AnySubmission) => getStatusLabel(submissionStatuses, row.status).label,
  cell: (row: AnySubmission) => <StatusTag status={row.status} comment={row.description} />,
}

export const renderDay = (day: Day) => (
  <Text as="span" tone="inherit" hasTabularFigures isUnbroken>
    {formatDay(day)}
  </Text>
)

/** Shows the last day of a policy, with an expiry warning unless the submission is rejected. */
const renderLastDay = ({ status, to_date }: InsuranceSubmission) =>
  status === 'REJECTED' ? renderDay(to_date) : <LastDay day={to_date} />

export const insuranceColumns: readonly Column<InsuranceSubmission, InsuranceOrdering>[] = [
  creatorColumn,
  { ...createdColumn, isSortable: true },
  {
    id: 'company_name',
    header: words.company,
    value: ({ company }) => company.name,
    isInCardTitle: true,
    isSortable: true,
  },
  {
    id: 'policy',
    header: words.policy,
    value: ({ policy_number }) => policy_number,
    isRowHead: true,
    cardTitle: ({ company, policy_number }) => copy.row.cardTitle(company.name, policy_number),
  },
  peopleColumn,
  statusColumn,
  {
    id: 'from_date',
    header: words.from,
    value: ({ from_date }) => from_date,
    cell: ({ from_date }) => renderDay(from_date),
    isSortable: true,
  },
  {
    id: 'to_date',
    header: words.to,
    value: ({ to_date }) => to_date,
    cell: renderLastDay,
    isSortable: true,
  },
]

export const backgroundCheckColumns: readonly Column<BackgroundCheckSubmission, BackgroundCheckOrdering>[] = [
  creatorColumn,
  {
    ...createdColumn,
    isRowHead: true,
    cardTitle: ({ people_count, created_at }) =>
      copy.row.cardTitle(copy.row.people(people_count.total), formatInstant(created_at)),
  },
  peopleColumn,
  statusColumn,
]

const { roster: peopleWords } = copy

function PeopleCounts(counts: SubmissionPeopleCount) {
  const lines = (['approved', 'pending', 'rejected'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => peopleWords[status](counts[status]))
  return (
    <Stack as="ul" gap={0}>
      {(lines.length > 0 ? lines : [peopleWords.nobody]).map((line) => (
        <Text key={line} as="li" size="sm" tone="inherit" hasTabularFigures isUnbroken>
          {line}
        </Text>
      ))}
    </Stack>
  )
}
