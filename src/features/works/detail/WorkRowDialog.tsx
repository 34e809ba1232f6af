import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import type { RouteDialogActions } from '@/patterns/dialog/use-route-dialog'
import { type QueryState, QueryView } from '@/patterns/query-view/QueryView'
import { WorkDialog } from './WorkDialog'

interface WorkRowDialogProps<Row> extends Pick<ComponentProps<typeof WorkDialog>, 'title' | 'size'> {
  id: number | undefined
  /** The row, if the screen already has it. */
  row: Row | undefined
  /**
   * The TanStack query for all rows of the list. The dialog uses the query only if `row` is undefined. For example, a link
   * can open a row that is not on the visible page.
   */
  query: QueryState<{ results: Row[] }>
  skeletonHeight: string
  /** `title`, `body` and `close` are shown if the row does not exist. */
  labels: { loading: string; title: string; body: string; close: string }
  children: (row: Row, actions: RouteDialogActions) => ReactNode
}

/** A dialog over a tab of a work, for one row of the tab's list. If the row does not exist, the dialog says so. */
export function WorkRowDialog<Row extends { id: number }>(props: WorkRowDialogProps<Row>) {
  const { id, row, query, skeletonHeight, labels, children, ...dialog } = props
  const skeleton = (
    <SkeletonGroup label={labels.loading}>
      <Skeleton shape="block" height={skeletonHeight} />
    </SkeletonGroup>
  )
  const renderMissing = (close: () => void) => (
    <EmptyState
      level={3}
      title={labels.title}
      description={labels.body}
      action={<Button onClick={close}>{labels.close}</Button>}
    />
  )
  return (
    <WorkDialog {...dialog}>
      {(actions) =>
        row ? (
          children(row, actions)
        ) : (
          <QueryView query={query} skeleton={skeleton}>
            {({ results }) => {
              const foundRow = results.find((result) => result.id === id)
              return foundRow ? children(foundRow, actions) : renderMissing(actions.close)
            }}
          </QueryView>
        )
      }
    </WorkDialog>
  )
}
