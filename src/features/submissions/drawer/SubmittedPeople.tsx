import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Text } from '@/design-system/components/Text/Text'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { PeopleList } from '../people/PeopleList'
import { copy } from './copy'
import { DrawerSection } from './DrawerSection'

interface SubmittedPeopleProps<Row> {
  /** The loaded people. The array keeps its identity while the people stay the same. */
  people: readonly Row[]
  total: number
  /** Must keep its identity between renders. */
  columns: readonly DataColumn<Row>[]
}

/** The read-only list of a submission's people. */
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
