import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { copy } from './copy'

const { people: words } = copy

interface PeopleListProps<Row> {
  /** Who is in the submission; the same array while it is the same people. */
  people: readonly Row[]
  /** Columns behind the name and the document. A constant of a module, or memoised. */
  columns?: readonly DataColumn<Row>[]
  /** Takes somebody off; without it the list is only read. */
  onRemove?: (person: Row) => void
  /** Whether it stands in a drawer, where the rows scroll below their heads. */
  isInDrawer?: boolean
}

const drawerHeight = '250px'
const none: never[] = []
const rowId = ({ id }: SubmissionPerson) => id

/** The workers of a submission: how many, and who; cards where there is no room for columns. */
export function PeopleList<Row extends SubmissionPerson>(props: PeopleListProps<Row>) {
  const { people, columns = none, onRemove, isInDrawer } = props
  const state = useTableState()
  // Many who come at once are drawn bit by bit: presses are answered meanwhile.
  const query = useWholeList(useDeferredValue(people))
  const actionsOf = useRemoval(onRemove)
  const every = useMemo(() => [...personColumns<Row>(), ...columns], [columns])
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      columns={every}
      query={query}
      rowId={rowId}
      state={state}
      countLabel={words.count}
      actionsOf={actionsOf}
      maxHeight={isInDrawer ? drawerHeight : undefined}
      empty={<Text tone="muted">{words.empty}</Text>}
    />
  )
}

const personColumns = <Row extends SubmissionPerson>(): readonly DataColumn<Row>[] => [
  { id: 'name', header: words.name, value: ({ full_name }) => full_name, isRowHead: true },
  { id: 'document', header: words.document, value: ({ id_number }) => id_number },
]

/** What can be done with somebody, always the same function: hundreds of rows are not drawn anew at each key of the form. */
function useRemoval<Row>(onRemove: ((person: Row) => void) | undefined) {
  const latest = useRef(onRemove)
  useEffect(() => {
    latest.current = onRemove
  })
  const actionsOf = useCallback(
    (person: Row) => [{ label: words.remove, tone: 'danger' as const, run: () => latest.current?.(person) }],
    [],
  )
  return onRemove && actionsOf
}
