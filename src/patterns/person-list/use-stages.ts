import { useEffect, useRef, useState } from 'react'
import type { ListedRow, RowState } from './person-row'

/** The stages of adding a list. The counts are numbers of rows. In stage `partlyAdded`, some rows could not be added. */
export type Stage =
  | { name: 'source' | 'columns' | 'preview' }
  | { name: 'lookup' | 'registering'; doneCount: number; totalCount: number }
  | { name: 'partlyAdded'; addedCount: number }

interface StageWork {
  name: 'lookup' | 'registering'
  rows: readonly ListedRow[]
  concurrency: number
  findState: (row: ListedRow) => Promise<RowState>
}

export function useStages() {
  const [stage, setStage] = useState<Stage>({ name: 'source' })
  const currentController = useRef<AbortController>(undefined)
  useEffect(() => () => currentController.current?.abort(), [])

  /**
   * Computes the new states of the rows, by row number, and shows the progress. If the user stops the stage,
   * `isFinished` is false. `states` then lacks the rows that had not been started.
   */
  const runStage = async ({ name, rows, concurrency, findState }: StageWork) => {
    const controller = new AbortController()
    currentController.current = controller
    const states = new Map<number, RowState>()
    const showProgress = () => setStage({ name, doneCount: states.size, totalCount: rows.length })
    if (rows.length > 0) showProgress()
    await runConcurrently(rows, concurrency, controller.signal, async (row) => {
      states.set(row.rowNumber, await findState(row))
      if (!controller.signal.aborted) showProgress()
    })
    return { states, isFinished: !controller.signal.aborted }
  }
  return { stage, setStage, runStage, stop: () => currentController.current?.abort() }
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
