import { useCallback, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { today } from '@/domain/days'
import { useCountries } from '@/patterns/countries/use-countries'
import { FieldRefusal } from '@/patterns/form/form-errors'
import { indexPeople, type NewWorker } from '../duplicate-people'
import { checkLines, type ListRules } from './check-lines'
import type { Cell } from './grid'
import type { ListColumns } from './list-columns'
import type { ListLine, WorkerList } from './list-lines'
import { type FoundList, parseRows } from './read-list'
import { useRowCalls } from './use-row-calls'
import { useStages } from './use-stages'
import {
  createDuplicateState,
  getRowGroup,
  isAddableOnceRegistered,
  type ListedWorker,
  type RowGroup,
  type RowState,
  toWorkerRow,
} from './worker-row'

const lookupsAtOnce = 4
const registrationsAtOnce = 3

const needsLookup = ({ state }: ListedWorker) => state.is === 'waiting' || state.is === 'lookupFailed'

interface WorkerListOptions {
  people: readonly SubmissionPerson[]
  /** Whether the list has dates, as for background checks. */
  hasDates: boolean
  onAdd: (workers: readonly NewWorker[]) => void
  onDone: () => void
}

export function useWorkerList(options: WorkerListOptions) {
  const list = useRows()
  const stages = useStages()
  const { stage, setStage, work, stop } = stages
  const { lookUp, register } = useRowCalls(options.people)
  const { people, hasDates } = options
  const { nationalitiesWith } = useCountries()
  const rules: ListRules = { people, hasDates, today: today(), countries: nationalitiesWith('') }

  const lookUpRows = async (all: readonly ListedWorker[]) => {
    const waiting = all.filter(needsLookup)
    const lookup = { name: 'lookup', rows: waiting, concurrency: lookupsAtOnce, stateOf: lookUp } as const
    const { states, isWhole } = await work(lookup)
    if (isWhole) list.setRows(applyRowStates(all, states))
    setStage({ name: isWhole ? 'preview' : 'source' })
  }
  return {
    ...list,
    stage,
    stop,
    ...useColumns(rules, list, setStage, lookUpRows),
    ...useRowCorrection(rules, list, lookUp),
    add: createAdding(options, list, stages, register),
    lookAgain: () => lookUpRows(list.rows),
    restart: () => setStage({ name: 'source' }),
  }
}

type Rows = ReturnType<typeof useRows>
type Stages = ReturnType<typeof useStages>
type RowCalls = ReturnType<typeof useRowCalls>

/** The found list and its columns, which the user chooses if they are not certain. */
function useColumns(
  rules: ListRules,
  list: Rows,
  setStage: Stages['setStage'],
  lookUpRows: (rows: readonly ListedWorker[]) => Promise<void>,
) {
  const [found, setFound] = useState<FoundList>()
  const chooseColumns = () => setStage({ name: 'columns' })
  const startPreview = (workerList: WorkerList) => {
    list.reset(workerList)
    void lookUpRows(checkLines(workerList.lines, rules).map(toWorkerRow))
  }
  /** Reads the rows; returns the reason if that fails. */
  const readRows = (next: FoundList): string | undefined => {
    const read = parseRows(next)
    setFound(next)
    if ('refusal' in read) return read.refusal
    startPreview(read.list)
    return undefined
  }
  return {
    found,
    chooseColumns,
    open: (next: FoundList) => {
      setFound(next)
      if (next.list) startPreview(next.list)
      else chooseColumns()
    },
    choose: (fields: ListColumns['fields']) =>
      found && readRows({ grid: found.grid, columns: { ...found.columns, fields, isSure: false } }),
  }
}

/** Returns the function that adds the valid rows after registering new people; other rows stay. */
function createAdding(
  { people, onAdd, onDone }: WorkerListOptions,
  { rows, gender, setRows }: Rows,
  stages: Stages,
  register: RowCalls['register'],
) {
  return async () => {
    const { states, isWhole } = await stages.work({
      name: 'registering',
      rows: rows.filter((row) => isAddableOnceRegistered(row, gender)),
      concurrency: registrationsAtOnce,
      stateOf: (row) => register(row, gender),
    })
    const registered = applyRowStates(rows, states)
    const { added, remainingRows } = isWhole
      ? separateAdded(registered, people)
      : { added: [], remainingRows: registered }
    setRows(remainingRows)
    if (added.length > 0) onAdd(added)
    if (remainingRows.length === 0) onDone()
    else
      stages.setStage(added.length > 0 ? { name: 'partlyAdded', added: added.length } : { name: 'preview' })
  }
}

const applyRowStates = (rows: readonly ListedWorker[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => ({ ...row, state: states.get(row.line) ?? row.state }))

/** Separates the people to add, in list order, from the remaining rows. Two rows may be the same person. */
function separateAdded(rows: readonly ListedWorker[], people: readonly SubmissionPerson[]) {
  const added: NewWorker[] = []
  const remainingRows: ListedWorker[] = []
  const peopleIndex = indexPeople(people)
  for (const row of rows) {
    const { state } = row
    if (state.is !== 'known') remainingRows.push(row)
    else if (peopleIndex.has(state.person))
      remainingRows.push({ ...row, state: createDuplicateState(state.person) })
    else {
      peopleIndex.add(state.person)
      added.push({ person: state.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { added, remainingRows }
}

/** Corrects one row: parses it again and looks its document up. */
function useRowCorrection(rules: ListRules, { rows, change }: Rows, lookUp: RowCalls['lookUp']) {
  const [line, setLine] = useState<number>()
  const correctedRow = rows.find((row) => row.line === line)
  const beginCorrection = useCallback((row: ListedWorker) => setLine(row.line), [])
  const endCorrection = () => setLine(undefined)

  /** Throws a FieldRefusal for a missing name, which the form shows at the input. */
  const correct = async (values: ListLine['values']) => {
    if (!correctedRow) return
    const others = rows.filter((row) => row !== correctedRow && row.state.is !== 'removed')
    const checkedLine = checkLines([...others, { ...correctedRow, values }], rules).at(-1)
    if (!checkedLine) return
    const row = toWorkerRow(checkedLine)
    const state = row.state.is === 'waiting' ? await lookUp(row) : row.state
    const missingName = row.lastName === '' ? 'lastName' : row.firstName === '' ? 'firstName' : undefined
    if (state.is === 'invalid' && missingName) throw new FieldRefusal(missingName, state.reasons.join(' '))
    change(row, { ...row, state, hasGenderChoice: false })
    endCorrection()
  }
  return { correctedRow, correct, beginCorrection, endCorrection }
}

export type ShownRows = 'all' | 'valid' | 'incomplete'

function useRows() {
  const [headers, setHeaders] = useState<readonly Cell[]>()
  const [ignored, setIgnored] = useState(0)
  const [rows, setRows] = useState<readonly ListedWorker[]>([])
  const [gender, setGender] = useState<Gender | ''>('')
  const [chosen, setShown] = useState<ShownRows>('all')
  // The function keeps its identity so that a change of one row does not rerender the others.
  const change = useCallback(
    (row: ListedWorker, changed: Partial<ListedWorker>) =>
      setRows((previous) =>
        previous.map((other) => (other.line === row.line ? { ...other, ...changed } : other)),
      ),
    [],
  )
  const counts: Record<RowGroup, number> = { valid: 0, incomplete: 0, duplicate: 0, removed: 0 }
  for (const row of rows) counts[getRowGroup(row, gender)] += 1
  // The last row of the chosen group may have been corrected.
  const shown = chosen === 'all' || counts[chosen] > 0 ? chosen : 'all'
  return {
    headers,
    ignored,
    rows,
    counts,
    gender,
    shown,
    setRows,
    setGender,
    setShown,
    change,
    reset: (list: WorkerList) => {
      setHeaders(list.headers)
      setIgnored(list.ignored)
      setShown('all')
    },
  }
}
