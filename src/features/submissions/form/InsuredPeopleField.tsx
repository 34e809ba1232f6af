import { useMemo } from 'react'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { submissionStatuses } from '@/copy/submissions'
import { tables } from '@/copy/tables'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from '../drawer/copy'
import { PersonStatus } from '../drawer/PersonStatus'
import { PeopleList } from '../people/PeopleList'
import { WorkerPicker } from '../people/WorkerPicker'

type Row = SubmissionPerson & Partial<Pick<InsuredPerson, 'status' | 'comment'>>

const statusColumns: readonly DataColumn<Row>[] = [
  {
    id: 'status',
    header: copy.people.status,
    value: ({ status }) => status && submissionStatuses[status].word,
    // A person who was just added has no status yet.
    cell: ({ status, comment = null }) =>
      status ? <PersonStatus status={status} comment={comment} /> : tables.nothing,
  },
]

interface InsuredPeopleFieldProps {
  /** The people of a known submission with their status. */
  known?: readonly InsuredPerson[]
}

/** The workers of an insurance submission: search, registration, list and removal. */
export function InsuredPeopleField({ known }: InsuredPeopleFieldProps) {
  const { value, onChange, ...field } = useFormField<SubmissionPerson[]>('people')
  const remove = ({ id }: SubmissionPerson) => onChange(value.filter((person) => person.id !== id))
  const rows = useMemo(() => withStatus(value, known), [value, known])
  return (
    <Stack gap={4}>
      <WorkerPicker
        {...field}
        kind="INSURANCE"
        people={value}
        onAdd={(workers) => onChange([...value, ...workers.map(({ person }) => person)])}
      />
      <PeopleList
        people={rows}
        columns={known && statusColumns}
        onRemove={field.disabled ? undefined : remove}
        isInDrawer={known !== undefined}
      />
    </Stack>
  )
}

function withStatus(
  people: readonly SubmissionPerson[],
  known: readonly InsuredPerson[] = [],
): readonly Row[] {
  const byPerson = new Map(known.map((one) => [one.person.id, one]))
  return people.map((person) => {
    const { status, comment } = byPerson.get(person.id) ?? {}
    return { ...person, status, comment }
  })
}
