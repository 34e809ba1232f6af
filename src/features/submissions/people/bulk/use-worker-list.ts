import { useState } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { today } from '@/domain/days'
import { useCountries } from '@/patterns/countries/use-countries'
import { indexPeople } from '../duplicate-people'
import type { NewWorker } from '../new-worker'
import { checkLines, type ListRules } from './check-lines'
import type { ListColumns } from './list-columns'
import type { WorkerList } from './list-lines'
import { type FoundList, rowsOf } from './read-list'
import { useRowCalls } from './use-row-calls'
import { useRowCorrection } from './use-row-correction'
import { useRows } from './use-rows'
import { useStages } from './use-stages'
import { duplicateState, isGoodToRegister, type RowState, toWorkerRow, type WorkerRow } from './worker-row'

/** Calls at a time. */
const lookupsAtOnce = 4
const registrationsAtOnce = 3

const isToLookUp = ({ state }: WorkerRow) => state.is === 'waiting' || state.is === 'unsure'

interface WorkerListOptions {
  /** The people of the submission. */
  people: readonly SubmissionPerson[]
  /** Whether the list has dates, as for background checks. */
  hasDates: boolean
  onAdd: (workers: readonly NewWorker[]) => void
  /** Called once every row was added. */
  onDone: () => void
}

/** State and actions of adding a list of workers. */
export function useWorkerList(options: WorkerListOptions) {
  const list = useRows()
  const stages = useStages()
  const { stage, setStage, work, stop } = stages
  const { lookUp, register } = useRowCalls(options.people)
  const rules = useRules(options)

  const lookUpRows = async (all: readonly WorkerRow[]) => {
    const waiting = all.filter(isToLookUp)
    const looking = { name: 'looking', rows: waiting, concurrency: lookupsAtOnce, stateOf: lookUp } as const
    const { states, isWhole } = await work(looking)
    if (isWhole) list.setRows(applyRowStates(all, states))
    setStage({ name: isWhole ? 'preview' : 'source' })
  }
  return {
    ...list,
    stage,
    stop,
    ...useColumns({ rules, list, stages, lookUpRows }),
    ...useRowCorrection({ rules, list, lookUp }),
    add: useAdding(options, { list, stages, register }),
    lookAgain: () => lookUpRows(list.rows),
    restart: () => setStage({ name: 'source' }),
  }
}

/** Rules for parsing the rows. */
function useRules({ people, hasDates }: WorkerListOptions): ListRules {
  const { nationalitiesWith } = useCountries()
  return { people, hasDates, today: today(), countries: nationalitiesWith('') }
}

interface WorkerListParts {
  list: ReturnType<typeof useRows>
  stages: ReturnType<typeof useStages>
}

interface ColumnOptions extends WorkerListParts {
  rules: ListRules
  lookUpRows: (rows: readonly WorkerRow[]) => Promise<void>
}

/** The found list and its columns, which the user chooses if they are not certain. */
function useColumns({ rules, list, stages: { setStage }, lookUpRows }: ColumnOptions) {
  const [found, setFound] = useState<FoundList>()
  const chooseColumns = () => setStage({ name: 'columns' })
  const begin = (read: WorkerList) => {
    list.begin(read)
    void lookUpRows(checkLines(read.lines, rules).map(toWorkerRow))
  }
  /** Reads the rows; returns the reason if that fails. */
  const readRows = (next: FoundList): string | undefined => {
    const read = rowsOf(next)
    setFound(next)
    if ('refusal' in read) return read.refusal
    begin(read.list)
    return undefined
  }
  return {
    found,
    chooseColumns,
    open: (next: FoundList) => {
      setFound(next)
      if (next.list) begin(next.list)
      else chooseColumns()
    },
    choose: (fields: ListColumns['fields']) =>
      found && readRows({ grid: found.grid, columns: { ...found.columns, fields, isSure: false } }),
  }
}

interface AddingOptions extends WorkerListParts {
  register: ReturnType<typeof useRowCalls>['register']
}

/** Adds the valid rows after registering new people; other rows stay. */
function useAdding(options: WorkerListOptions, { list, stages, register }: AddingOptions) {
  const { people, onAdd, onDone } = options
  const { rows, gender, setRows } = list
  return async () => {
    const { states, isWhole } = await stages.work({
      name: 'registering',
      rows: rows.filter((row) => isGoodToRegister(row, gender)),
      concurrency: registrationsAtOnce,
      stateOf: (row) => register(row, gender),
    })
    const registered = applyRowStates(rows, states)
    const { added, rest } = isWhole ? separateAdded(registered, people) : { added: [], rest: registered }
    setRows(rest)
    if (added.length > 0) onAdd(added)
    if (rest.length === 0) onDone()
    else stages.setStage(added.length > 0 ? { name: 'left', added: added.length } : { name: 'preview' })
  }
}

/** Applies new states to rows. */
const applyRowStates = (rows: readonly WorkerRow[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => ({ ...row, state: states.get(row.line) ?? row.state }))

/** Separates the people to add, in list order, from the remaining rows. Two rows may be the same person. */
function separateAdded(rows: readonly WorkerRow[], people: readonly SubmissionPerson[]) {
  const added: NewWorker[] = []
  const rest: WorkerRow[] = []
  const there = indexPeople(people)
  for (const row of rows) {
    const { state } = row
    if (state.is !== 'known') rest.push(row)
    else if (there.has(state.person)) rest.push({ ...row, state: duplicateState(state.person) })
    else {
      there.add(state.person)
      added.push({ person: state.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { added, rest }
}
