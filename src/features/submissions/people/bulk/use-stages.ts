import { useEffect, useRef, useState } from 'react'
import { inParallel } from './in-parallel'
import type { Standing, WorkerRow } from './worker-row'

/** What happens to the list: it is chosen, its columns are, it is looked at, or calls are under way; `left` are the rows that were not added. */
export type Stage =
  | { name: 'source' | 'columns' | 'preview' }
  | { name: 'looking' | 'registering'; done: number; total: number }
  | { name: 'left'; added: number }

interface Work {
  name: 'looking' | 'registering'
  rows: readonly WorkerRow[]
  /** Calls at a time. */
  atOnce: number
  standingOf: (row: WorkerRow) => Promise<Standing>
}

/** What is under way, how far it has come, and stopping it. */
export function useStages() {
  const [stage, setStage] = useState<Stage>({ name: 'source' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Asks of each row what becomes of it; those that were not asked before a stop are not among the answers. */
  const work = async ({ name, rows, atOnce, standingOf }: Work) => {
    const controller = new AbortController()
    running.current = controller
    const standings = new Map<number, Standing>()
    const tell = () => setStage({ name, done: standings.size, total: rows.length })
    if (rows.length > 0) tell()
    await inParallel(rows, atOnce, controller.signal, async (row) => {
      standings.set(row.line, await standingOf(row))
      if (!controller.signal.aborted) tell()
    })
    return { standings, isWhole: !controller.signal.aborted }
  }
  return { stage, setStage, work, stop: () => running.current?.abort() }
}
