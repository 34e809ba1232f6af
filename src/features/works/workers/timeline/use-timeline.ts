import { useEffect, useState } from 'react'
import type { Day } from '@/domain/days'
import { buildTimeline, type TimelineInput, type TimelineWorker } from './roster-timeline'

/** The time after which the browser gets a turn, in milliseconds. */
const sliceMs = 8

/** Runs a generator in short tasks, and calls `onResult` at its end. Returns the function that cancels it. */
function runInSlices<Result>(steps: Generator<void, Result, void>, onResult: (result: Result) => void) {
  let timer: ReturnType<typeof setTimeout>
  const run = () => {
    const start = performance.now()
    do {
      const step = steps.next()
      if (step.done) return onResult(step.value)
    } while (performance.now() - start < sliceMs)
    timer = setTimeout(run)
  }
  timer = setTimeout(run)
  return () => clearTimeout(timer)
}

/** The checked workers by id, and the days for which they are checked. */
interface Timeline {
  days: readonly Day[]
  workers: ReadonlyMap<number, TimelineWorker>
}

/**
 * Checks the workers for each day. Returns undefined until the workers and the groups are loaded and checked. After a change, returns
 * the previous result until the new one is there.
 */
export function useTimeline({ workers, groups, work, days }: Partial<TimelineInput>) {
  const [timeline, setTimeline] = useState<Timeline>()
  useEffect(() => {
    if (!workers || !groups || !work || !days) return
    return runInSlices(buildTimeline({ workers, groups, work, days }), (checked) =>
      setTimeline({ days, workers: new Map(checked.map((row) => [row.worker.id, row])) }),
    )
  }, [workers, groups, work, days])
  return timeline
}
