import { useEffect, useRef, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { describeError } from '@/copy/errors'
import { today } from '@/domain/days'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import type { NewWorker } from '../new-worker'
import { crowdOf } from '../twice'
import { checkLines } from './check-lines'
import { copy } from './copy'
import { inParallel } from './in-parallel'
import type { WorkerList } from './list-lines'
import { useRegistration } from './use-registration'
import {
  isGood,
  isGoodToRegister,
  rowOf,
  type Standing,
  standingOfFound,
  toPersonInput,
  twiceStanding,
  type WorkerRow,
} from './worker-row'

/** Calls at a time. */
const lookupsAtOnce = 4
const registrationsAtOnce = 3

/** What happens to the list: it is chosen, looked at, or calls are under way; `left` are the rows that were not added. */
export type Stage =
  | { name: 'source' | 'preview' }
  | { name: 'looking' | 'registering'; done: number; total: number }
  | { name: 'left'; added: number }

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
  const [heads, setHeads] = useState<WorkerList['heads']>()
  const [rows, setRows] = useState<readonly WorkerRow[]>([])
  const [gender, setGender] = useState<Gender | ''>('')
  const { stage, setStage, work, stop } = useStages()
  const findPerson = useFindPerson()
  const register = useRegistration()

  const lookUp = async (row: WorkerRow): Promise<Standing> => {
    try {
      return standingOfFound(row, await findPerson(row.document), people)
    } catch (error) {
      return { is: 'unsure', reasons: [copy.looking.failed(describeError(error).join(' '))] }
    }
  }
  const look = async (all: readonly WorkerRow[]) => {
    const waiting = all.filter(({ standing }) => standing.is === 'waiting' || standing.is === 'unsure')
    const { standings, isWhole } = await work('looking', waiting, lookupsAtOnce, lookUp)
    if (!isWhole) return setStage({ name: 'source' })
    setRows(withStandings(all, standings))
    setStage({ name: 'preview' })
  }
  const registerOne = async (row: WorkerRow): Promise<Standing> => {
    try {
      const { id, full_name, id_number } = await register(toPersonInput(row, gender))
      return { is: 'known', person: { id, full_name, id_number } }
    } catch (error) {
      return { is: 'failed', reasons: describeError(error, copy.registerFailed) }
    }
  }
  const add = async () => {
    const fresh = rows.filter((row) => isGoodToRegister(row, gender))
    const { standings, isWhole } = await work('registering', fresh, registrationsAtOnce, registerOne)
    const registered = withStandings(rows, standings)
    const { added, rest } = isWhole ? partAdded(registered, people) : { added: [], rest: registered }
    setRows(rest)
    if (added.length > 0) onAdd(added)
    if (rest.length === 0) onDone()
    else setStage(added.length > 0 ? { name: 'left', added: added.length } : { name: 'preview' })
  }

  return {
    stage,
    heads,
    rows,
    gender,
    setGender,
    goodCount: rows.filter((row) => isGood(row, gender)).length,
    read: (list: WorkerList) => {
      const checked = checkLines(list.lines, { people, hasDates, today: today() }).map(rowOf)
      setHeads(list.heads)
      setRows(checked)
      return look(checked)
    },
    lookAgain: () => look(rows),
    change: (row: WorkerRow, change: Partial<WorkerRow>) =>
      setRows((before) => before.map((one) => (one.line === row.line ? { ...one, ...change } : one))),
    add,
    stop,
    begin: () => setStage({ name: 'source' }),
  }
}

/** What is under way, how far it has come, and stopping it. */
function useStages() {
  const [stage, setStage] = useState<Stage>({ name: 'source' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Asks each row what becomes of it; those that were not asked before a stop are not among the answers. */
  const work = async (
    name: 'looking' | 'registering',
    rows: readonly WorkerRow[],
    atOnce: number,
    standingOf: (row: WorkerRow) => Promise<Standing>,
  ) => {
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

const withStandings = (rows: readonly WorkerRow[], standings: ReadonlyMap<number, Standing>) =>
  rows.map((row) => ({ ...row, standing: standings.get(row.line) ?? row.standing }))

/** Whom to add, in the order of the list, and the rows that stay. Two rows may turn out to be one person. */
function partAdded(rows: readonly WorkerRow[], people: readonly SubmissionPerson[]) {
  const added: NewWorker[] = []
  const rest: WorkerRow[] = []
  const there = crowdOf(people)
  for (const row of rows) {
    const { standing } = row
    if (standing.is !== 'known') rest.push(row)
    else if (there.has(standing.person)) rest.push({ ...row, standing: twiceStanding(standing.person) })
    else {
      there.add(standing.person)
      added.push({ person: standing.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { added, rest }
}
