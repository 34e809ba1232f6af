import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import { Skeleton } from '../Skeleton/Skeleton'
import { SkeletonGroup } from '../SkeletonGroup/SkeletonGroup'
import { Text } from '../Text/Text'
import type { TreeRows } from './TreeRows'
import type { TreeRowsProps } from './tree-node'

interface TreeProps extends TreeRowsProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {}

/** Things inside things, such as folders: opened branch by branch, one of them chosen. What draws it is fetched on demand. */
export function Tree(props: TreeProps) {
  const { label, nodes, loadChildren, chosen, onChoose, initiallyOpen, words, ...rest } = props
  const { Rows, hasFailed, retry } = useRows()
  const rows = { label, nodes, loadChildren, chosen, onChoose, initiallyOpen, words }
  return <div {...rest}>{draw()}</div>

  function draw() {
    if (nodes.length === 0) return <Text tone="muted">{words.empty}</Text>
    if (Rows) return <Rows {...rows} />
    if (!hasFailed) return <Waiting label={words.loading} count={nodes.length} />
    const again = (
      <Button size="sm" onClick={retry}>
        {words.retry}
      </Button>
    )
    return (
      <Alert tone="danger" isLive action={again}>
        {words.unavailable}
      </Alert>
    )
  }
}

/** The part that draws, once it is here; without a connection it says so and can be asked for again. */
function useRows() {
  const [Rows, setRows] = useState<typeof TreeRows>()
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    import('./TreeRows').then(
      (module) => isWanted && setRows(() => module.TreeRows),
      () => isWanted && setFailedAttempt(attempt),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  return { Rows, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

const Waiting = ({ label, count }: { label: string; count: number }) => (
  <SkeletonGroup label={label}>
    <Skeleton lines={Math.min(count, 6)} height="1.75rem" />
  </SkeletonGroup>
)
