import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { copy } from './copy'

const { people: words } = copy

/** A person of the list. A person who is not yet submitted has no status. */
type ListedPerson = SubmissionPerson & { status?: SubmissionStatus }

interface PeopleListProps<Row> {
  /** The people of the submission. Pass the same array as long as the people are the same. */
  people: readonly Row[]
  /** The columns that follow the name and the document number. Pass the same array at each render. */
  columns?: readonly DataColumn<Row>[]
  /** Removes a person; absent for a read-only list. */
  onRemove?: (person: Row) => void
  /** Submits a rejected person again. Without it, and for other people, the rows have no such action. */
  onResubmit?: (person: Row) => void
  /** Whether the list is in a drawer, where the rows scroll below a fixed header. */
  isInDrawer?: boolean
  /** Whether the list masks the document numbers. Omit it in a form, where the user compares the numbers that they typed. */
  masksDocuments?: boolean
}

const drawerHeight = '250px'
/**
 * The height of one line of a card, in pixels. Most drawers are so narrow that each row is a card with one line per
 * column.
 */
const cardLineHeight = 44
const noColumns: never[] = []
const getRowId = ({ id }: SubmissionPerson) => id

export function PeopleList<Row extends ListedPerson>(props: PeopleListProps<Row>) {
  const { people, columns = noColumns, onRemove, onResubmit, isInDrawer, masksDocuments = false } = props
  const state = useTableState()
  // Many rows render in a deferred update, so that the page stays responsive.
  const query = useWholeList(useDeferredValue(people))
  const getActions = useRowActions(onRemove, onResubmit)
  const allColumns = useMemo(
    () => [...createPersonColumns<Row>(masksDocuments), ...columns],
    [columns, masksDocuments],
  )
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      columns={allColumns}
      query={query}
      getRowId={getRowId}
      state={state}
      countLabel={words.count}
      getActions={getActions}
      maxHeight={isInDrawer ? drawerHeight : undefined}
      likelyRowHeight={allColumns.length * cardLineHeight}
      empty={<Text tone="muted">{words.empty}</Text>}
    />
  )
}

const getDocument = ({ id_number }: SubmissionPerson) => id_number

const createPersonColumns = <Row extends SubmissionPerson>(
  masksDocuments: boolean,
): readonly DataColumn<Row>[] => [
  { id: 'name', header: words.name, value: ({ full_name }) => full_name, isRowHead: true },
  {
    id: 'document',
    header: words.document,
    ...(masksDocuments ? createDocumentCells<Row>(getDocument) : { value: getDocument }),
  },
]

/**
 * Returns a function for the `getActions` prop of the table; undefined for a read-only list. The function is the same
 * at each render, so that hundreds of rows do not rerender at each key press.
 */
function useRowActions<Row extends ListedPerson>(
  onRemove: ((person: Row) => void) | undefined,
  onResubmit: ((person: Row) => void) | undefined,
) {
  const latest = useRef({ onRemove, onResubmit })
  useEffect(() => {
    latest.current = { onRemove, onResubmit }
  })
  const canResubmit = onResubmit !== undefined
  const getActions = useCallback(
    (person: Row) => {
      const remove = {
        label: words.remove,
        tone: 'danger' as const,
        run: () => latest.current.onRemove?.(person),
      }
      if (!canResubmit || person.status !== 'REJECTED') return [remove]
      return [{ label: words.resubmit, run: () => latest.current.onResubmit?.(person) }, remove]
    },
    [canResubmit],
  )
  return onRemove && getActions
}
