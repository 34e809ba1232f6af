import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Text } from '@/design-system/components/Text/Text'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { PeopleList } from '../people/PeopleList'
import { copy } from './copy'
import { DrawerSection } from './DrawerSection'

interface SubmittedPeopleProps<Row> {
  /** Those who came; the same array while it is the same people. */
  people: readonly Row[]
  /** How many there are in all. */
  total: number
  /** A constant of a module. */
  columns: readonly DataColumn<Row>[]
}

/** Who is in a submission, to be read. */
export function SubmittedPeople<Row extends SubmissionPerson>(props: SubmittedPeopleProps<Row>) {
  const { people, total, columns } = props
  return (
    <DrawerSection title={copy.sections.people}>
      <PeopleList people={people} columns={columns} isInDrawer />
      {total > people.length ? (
        <Text size="sm" tone="muted">
          {copy.people.first(people.length, total)}
        </Text>
      ) : null}
    </DrawerSection>
  )
}
