import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import { Skeleton } from '../Skeleton/Skeleton'
import { SkeletonGroup } from '../SkeletonGroup/SkeletonGroup'
import { Text } from '../Text/Text'
import type { TreeRowsProps } from './tree-node'

const loadRows = async () => (await import('./TreeRows')).TreeRows

interface TreeProps extends TreeRowsProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {}

/** A tree, such as folders with files. Users open and close its branches. The `TreeRows` component loads on demand. */
export function Tree(props: TreeProps) {
  const { label, nodes, loadChildren, chosen, onChoose, initiallyOpen, labels, ...rest } = props
  const { Rows, hasFailed, retry } = useRows()
  const rows = { label, nodes, loadChildren, chosen, onChoose, initiallyOpen, labels }
  return <div {...rest}>{renderContent()}</div>

  function renderContent() {
    if (nodes.length === 0) return <Text tone="muted">{labels.empty}</Text>
    if (Rows) return <Rows {...rows} />
    if (!hasFailed) return <LoadingRows label={labels.loading} count={nodes.length} />
    const retryButton = (
      <Button size="sm" onClick={retry}>
        {labels.retry}
      </Button>
    )
    return (
      <Alert tone="danger" isLive action={retryButton}>
        {labels.unavailable}
      </Alert>
    )
  }
}

/** Loads the `TreeRows` component as `Rows`, which is undefined until then. After a failure, `retry` loads it again. */
function useRows() {
  const { part: Rows, loadPart } = useOnDemand(loadRows)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => loadPart(() => setHasFailed(true)), [loadPart])
  const retry = () => {
    setHasFailed(false)
    loadPart(() => setHasFailed(true))
  }
  return { Rows, hasFailed, retry }
}

const LoadingRows = ({ label, count }: { label: string; count: number }) => (
  <SkeletonGroup label={label}>
    <Skeleton lines={Math.min(count, 6)} height="1.75rem" />
  </SkeletonGroup>
)
