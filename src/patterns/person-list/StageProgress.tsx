import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Progress } from '@/design-system/components/Progress/Progress'
import { copy } from './copy'

interface StageProgressProps {
  label: string
  /** The numbers of rows. */
  stage: { doneCount: number; totalCount: number }
  onStop: () => void
}

/** The progress of a stage, with the button that stops it. After a press, the calls that are under way still finish. */
export function StageProgress({ label, stage: { doneCount, totalCount }, onStop }: StageProgressProps) {
  const [isStopping, setIsStopping] = useState(false)
  const stop = () => {
    setIsStopping(true)
    onStop()
  }
  return (
    <Progress
      label={label}
      value={doneCount}
      max={totalCount}
      valueText={copy.lookup.amount(doneCount, totalCount)}
      action={
        <Button size="sm" loading={isStopping} onClick={stop}>
          {copy.lookup.stop}
        </Button>
      }
    />
  )
}
