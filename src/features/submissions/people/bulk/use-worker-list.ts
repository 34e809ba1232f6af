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

const needsLookup = ({ state }: ListedWorker) => state.kind === 'waiting' || state.kind === 'lookupFailed'

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
  const { stage, setStage, runStage, stop } = stages
  const { lookUp, register } = useRowCalls(options.people)
  const { people, hasDates } = options
  const { listNationalities } = useCountries()
  const rules: ListRules = { people, hasDates, today: today(), countries: listNationalities('') }

  const lookUpRows = async (all: readonly ListedWorker[]) => {
    const pendingRows = all.filter(needsLookup)
    const lookup = {
      name: 'lookup',
      rows: pendingRows,
      concurrency: lookupsAtOnce,
      findState: lookUp,
    } as const
    const { states, isFinished } = await runStage(lookup)
    if (isFinished) list.setRows(applyRowStates(all, states))
    setStage({ name: isFinished ? 'preview' : 'source' })
  }
  return {
    ...list,
    stage,
    stop,
    ...useColumns(rules, list, setStage, lookUpRows),
    ...useRowCorrection(rules, list, lookUp),
    add: createAddAction(options, list, stages, register),
    retryLookups: () => lookUpRows(list.rows),
    restart: () => setStage({ name: 'source' }),
  }
}

type Rows = ReturnType<typeof useRows>
type Stages = ReturnType<typeof useStages>
type RowCalls = ReturnType<typeof useRowCalls>

/** The list that the user opened, and its columns, which the user chooses if the columns are uncertain. */
function useColumns(
  rules: ListRules,
  list: Rows,
  setStage: Stages['setStage'],
  lookUpRows: (rows: readonly ListedWorker[]) => Promise<void>,
) {
  const [foundList, setFoundList] = useState<FoundList>()
  const chooseColumns = () => setStage({ name: 'columns' })
  const startPreview = (workerList: WorkerList) => {
    list.reset(workerList)
    void lookUpRows(checkLines(workerList.lines, rules).map(toWorkerRow))
  }
  /** Reads the rows and starts the preview. If the rows cannot be read, returns the reason. */
  const readRows = (nextList: FoundList): string | undefined => {
    const parsed = parseRows(nextList)
    setFoundList(nextList)
    if ('refusal' in parsed) return parsed.refusal
    startPreview(parsed.list)
    return undefined
  }
  return {
    foundList,
    chooseColumns,
    openList: (nextList: FoundList) => {
      setFoundList(nextList)
      if (nextList.list) startPreview(nextList.list)
      else chooseColumns()
    },
    chooseFields: (fields: ListColumns['fields']) =>
      foundList &&
      readRows({ grid: foundList.grid, columns: { ...foundList.columns, fields, isSure: false } }),
  }
}

/** Returns the function that registers the new people and then adds the valid rows. The other rows stay in the list. */
function createAddAction(
  { people, onAdd, onDone }: WorkerListOptions,
  { rows, gender, setRows }: Rows,
  stages: Stages,
  register: RowCalls['register'],
) {
  return async () => {
    const { states, isFinished } = await stages.runStage({
      name: 'registering',
      rows: rows.filter((row) => isAddableOnceRegistered(row, gender)),
      concurrency: registrationsAtOnce,
      findState: (row) => register(row, gender),
    })
    const registeredRows = applyRowStates(rows, states)
    const { added: addedWorkers, remainingRows } = isFinished
      ? separateAdded(registeredRows, people)
      : { added: [], remainingRows: registeredRows }
    setRows(remainingRows)
    if (addedWorkers.length > 0) onAdd(addedWorkers)
    if (remainingRows.length === 0) onDone()
    else
      stages.setStage(
        addedWorkers.length > 0 ? { name: 'partlyAdded', added: addedWorkers.length } : { name: 'preview' },
      )
  }
}

const applyRowStates = (rows: readonly ListedWorker[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => ({ ...row, state: states.get(row.rowNumber) ?? row.state }))

/** Separates the people to add, in list order, from the remaining rows. Two rows may be the same person. */
function separateAdded(rows: readonly ListedWorker[], people: readonly SubmissionPerson[]) {
  const added: NewWorker[] = []
  const remainingRows: ListedWorker[] = []
  const peopleIndex = indexPeople(people)
  for (const row of rows) {
    const { state } = row
    if (state.kind !== 'known') remainingRows.push(row)
    else if (peopleIndex.has(state.person))
      remainingRows.push({ ...row, state: createDuplicateState(state.person) })
    else {
      peopleIndex.add(state.person)
      added.push({ person: state.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { added, remainingRows }
}

/** Corrects one row: parses the row again and looks up its document. */
function useRowCorrection(rules: ListRules, { rows, change }: Rows, lookUp: RowCalls['lookUp']) {
  const [correctedRowNumber, setCorrectedRowNumber] = useState<number>()
  const correctedRow = rows.find((row) => row.rowNumber === correctedRowNumber)
  const beginCorrection = useCallback((row: ListedWorker) => setCorrectedRowNumber(row.rowNumber), [])
  const endCorrection = () => setCorrectedRowNumber(undefined)

  /** Throws a FieldRefusal for a missing name, which the form shows at the input. */
  const correct = async (values: ListLine['values']) => {
    if (!correctedRow) return
    const otherRows = rows.filter((row) => row !== correctedRow && row.state.kind !== 'removed')
    const checkedLine = checkLines([...otherRows, { ...correctedRow, values }], rules).at(-1)
    if (!checkedLine) return
    const row = toWorkerRow(checkedLine)
    const state = row.state.kind === 'waiting' ? await lookUp(row) : row.state
    const missingName = row.lastName === '' ? 'lastName' : row.firstName === '' ? 'firstName' : undefined
    if (state.kind === 'invalid' && missingName) throw new FieldRefusal(missingName, state.reasons.join(' '))
    change(row, { ...row, state, hasGenderChoice: false })
    endCorrection()
  }
  return { correctedRow, correct, beginCorrection, endCorrection }
}

export type RowFilter = 'all' | 'valid' | 'incomplete'

function useRows() {
  const [headers, setHeaders] = useState<readonly Cell[]>()
  const [ignored, setIgnored] = useState(0)
  const [rows, setRows] = useState<readonly ListedWorker[]>([])
  const [gender, setGender] = useState<Gender | ''>('')
  const [chosenFilter, setRowFilter] = useState<RowFilter>('all')
  // The function keeps its identity so that a change of one row does not rerender the others.
  const change = useCallback(
    (row: ListedWorker, patch: Partial<ListedWorker>) =>
      setRows((previous) =>
        previous.map((other) => (other.rowNumber === row.rowNumber ? { ...other, ...patch } : other)),
      ),
    [],
  )
  const counts: Record<RowGroup, number> = { valid: 0, incomplete: 0, duplicate: 0, removed: 0 }
  for (const row of rows) counts[getRowGroup(row, gender)] += 1
  // A correction may empty the chosen group; all rows are then shown.
  const rowFilter = chosenFilter === 'all' || counts[chosenFilter] > 0 ? chosenFilter : 'all'
  return {
    headers,
    ignored,
    rows,
    counts,
    gender,
    rowFilter,
    setRows,
    setGender,
    setRowFilter,
    change,
    reset: (list: WorkerList) => {
      setHeaders(list.headers)
      setIgnored(list.ignored)
      setRowFilter('all')
    },
  }
}
