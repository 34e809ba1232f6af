import { useEffect, useRef, useState } from 'react'
import type { ListedRow, RowState } from './person-row'

/**
 * The stages of adding a list. The counts are numbers of rows; `addedCount` only counts those added by a call. In stage `confirming`, the portal reads whether earlier calls without a
 * response had their effect. In stage `partlyAdded`, some rows could not be added.
 */
export type Stage =
  | { name: 'source' | 'columns' | 'preview' | 'confirming' }
  | { name: 'lookup' | 'registering'; doneCount: number; totalCount: number; addedCount: number }
  | { name: 'partlyAdded'; addedCount: number; isStopped: boolean }

interface StageWork {
  name: 'lookup' | 'registering'
  rows: readonly ListedRow[]
  concurrency: number
  findState: (row: ListedRow) => Promise<RowState>
  /** Called with the new states several times during the stage, but not at its end. */
  onProgress?: (states: ReadonlyMap<number, RowState>) => void
}

/** The progress is shown at most this number of times in a stage. Each time, React renders the dialog. */
const maxSteps = 100
/** The rows are updated at most this number of times in a stage. Each time, React renders the table. */
const maxRowUpdates = 5

/** Whether to act after `count` of `total` tasks, to act at most `maxTimes` times. */
const isDue = (count: number, total: number, maxTimes: number) =>
  count < total && count % Math.max(1, Math.ceil(total / maxTimes)) === 0

const countAdded = (states: ReadonlyMap<number, RowState>) =>
  [...states.values()].filter(({ kind }) => kind === 'added').length

export function useStages() {
  const [stage, setStage] = useState<Stage>({ name: 'source' })
  const currentController = useRef<AbortController>(undefined)
  const runAlone = useRunAlone()
  useEffect(() => () => currentController.current?.abort(), [])

  /**
   * Computes the new states of the rows, by row number, and shows the progress. If the stage is stopped, `isFinished` is false.
   * `states` then lacks the rows that had not been started. `isAbandoned` is whether the user went back to another list.
   */
  const runStage = async ({ name, rows, concurrency, findState, onProgress }: StageWork) => {
    const controller = new AbortController()
    currentController.current = controller
    const states = new Map<number, RowState>()
    const totalCount = rows.length
    const showProgress = () =>
      setStage({ name, doneCount: states.size, totalCount, addedCount: countAdded(states) })
    if (totalCount > 0) showProgress()
    await runConcurrently(rows, concurrency, controller.signal, async (row) => {
      states.set(row.rowNumber, await findState(row))
      if (controller.signal.aborted) return
      if (isDue(states.size, totalCount, maxSteps)) showProgress()
      if (isDue(states.size, totalCount, maxRowUpdates)) onProgress?.(new Map(states))
    })
    return {
      states,
      isFinished: !controller.signal.aborted,
      isAbandoned: currentController.current !== controller,
    }
  }
  const stop = () => currentController.current?.abort()
  const abandon = () => {
    stop()
    currentController.current = undefined
  }
  return { stage, setStage, runStage, runAlone, stop, abandon }
}

/** Returns the function that runs a task unless one is running, because a second press of a button must not repeat its calls. */
function useRunAlone() {
  const isBusy = useRef(false)
  return async (task: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await task()
    } finally {
      isBusy.current = false
    }
  }
}

/** Runs a task for each item with limited concurrency. After an abort, no further task starts. */
async function runConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal,
  runTask: (item: Item) => Promise<void>,
): Promise<void> {
  let nextIndex = 0
  const runRemainingTasks = async () => {
    while (nextIndex < items.length && !signal.aborted) {
      const item = items[nextIndex] as Item
      nextIndex += 1
      await runTask(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runRemainingTasks))
}
