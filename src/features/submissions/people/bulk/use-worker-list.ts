import { useCallback, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { today } from '@/domain/days'
import type { NewWorker } from '../new-worker'
import { checkLines } from './check-lines'
import type { WorkerList } from './list-lines'
import { partAdded, withStandings } from './part-added'
import { useRowCalls } from './use-row-calls'
import { useStages } from './use-stages'
import { isGood, isGoodToRegister, rowOf, type WorkerRow } from './worker-row'

/** Calls at a time. */
const lookupsAtOnce = 4
const registrationsAtOnce = 3

const isToLookUp = ({ standing }: WorkerRow) => standing.is === 'waiting' || standing.is === 'unsure'

interface WorkerListOptions {
  /** Who is in the submission. */
  people: readonly SubmissionPerson[]
  /** Whether the list tells dates: those of background checks. */
  hasDates: boolean
  onAdd: (workers: readonly NewWorker[]) => void
  /** Called once every row was added. */
  onDone: () => void
}

/** The workers of a whole list: who they are, who has to be registered, and what becomes of each row. */
export function useWorkerList({ people, hasDates, onAdd, onDone }: WorkerListOptions) {
  const { heads, setHeads, rows, setRows, gender, setGender, change } = useRows()
  const { stage, setStage, work, stop } = useStages()
  const { lookUp, register } = useRowCalls(people)

  const look = async (all: readonly WorkerRow[]) => {
    const waiting = all.filter(isToLookUp)
    const looking = { name: 'looking', rows: waiting, atOnce: lookupsAtOnce, standingOf: lookUp } as const
    const { standings, isWhole } = await work(looking)
    if (isWhole) setRows(withStandings(all, standings))
    setStage({ name: isWhole ? 'preview' : 'source' })
  }
  const read = (list: WorkerList) => {
    setHeads(list.heads)
    return look(checkLines(list.lines, { people, hasDates, today: today() }).map(rowOf))
  }
  const add = async () => {
    const { standings, isWhole } = await work({
      name: 'registering',
      rows: rows.filter((row) => isGoodToRegister(row, gender)),
      atOnce: registrationsAtOnce,
      standingOf: (row) => register(row, gender),
    })
    const registered = withStandings(rows, standings)
    const { added, rest } = isWhole ? partAdded(registered, people) : { added: [], rest: registered }
    setRows(rest)
    if (added.length > 0) onAdd(added)
    if (rest.length === 0) onDone()
    else setStage(added.length > 0 ? { name: 'left', added: added.length } : { name: 'preview' })
  }
  const goodCount = rows.filter((row) => isGood(row, gender)).length
  const begin = () => setStage({ name: 'source' })
  const lookAgain = () => look(rows)
  return { stage, heads, rows, gender, setGender, goodCount, change, read, lookAgain, add, stop, begin }
}

/** The rows, their heads, and what the reader says about them. */
function useRows() {
  const [heads, setHeads] = useState<WorkerList['heads']>()
  const [rows, setRows] = useState<readonly WorkerRow[]>([])
  /** The gender of whom the list tells none. */
  const [gender, setGender] = useState<Gender | ''>('')
  // Always the same function: no row is drawn anew because something was said of another.
  const change = useCallback(
    (row: WorkerRow, changed: Partial<WorkerRow>) =>
      setRows((before) => before.map((one) => (one.line === row.line ? { ...one, ...changed } : one))),
    [],
  )
  return { heads, setHeads, rows, setRows, gender, setGender, change }
}
