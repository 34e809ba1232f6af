import { useEffect, useRef, useState } from 'react'
import type { RowState, WorkerRow } from './worker-row'

/** What happens to the list: it is chosen, its columns are, it is looked at, or calls are under way; `left` are the rows that were not added. */
export type Stage =
  | { name: 'source' | 'columns' | 'preview' }
  | { name: 'looking' | 'registering'; done: number; total: number }
  | { name: 'left'; added: number }

interface StageWork {
  name: 'looking' | 'registering'
  rows: readonly WorkerRow[]
  /** Calls at a time. */
  concurrency: number
  stateOf: (row: WorkerRow) => Promise<RowState>
}

/** The current stage of the list, its progress, and a way to stop it. */
export function useStages() {
  const [stage, setStage] = useState<Stage>({ name: 'source' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Asks of each row what becomes of it; those that were not asked before a stop are not among the answers. */
  const work = async ({ name, rows, concurrency, stateOf }: StageWork) => {
    const controller = new AbortController()
    running.current = controller
    const states = new Map<number, RowState>()
    const tell = () => setStage({ name, done: states.size, total: rows.length })
    if (rows.length > 0) tell()
    await inParallel(rows, concurrency, controller.signal, async (row) => {
      states.set(row.line, await stateOf(row))
      if (!controller.signal.aborted) tell()
    })
    return { states, isWhole: !controller.signal.aborted }
  }
  return { stage, setStage, work, stop: () => running.current?.abort() }
}

/** Does something with each of many, a few at a time; nothing new is begun once the signal says stop. */
async function inParallel<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const workOn = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next] as Item
      next += 1
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, workOn))
}
