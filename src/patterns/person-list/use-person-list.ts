import { useCallback, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import { useCountries } from '@/patterns/countries/use-countries'
import { FieldError } from '@/patterns/form/form-errors'
import { checkLines, type ListRules } from './check-lines'
import { copy } from './copy'
import type { Cell } from './grid'
import type { ListColumns } from './list-columns'
import type { ListLine, PersonList } from './list-lines'
import { indexPeople, type NewListPerson } from './people-index'
import type { PersonListOptions } from './person-list-options'
import {
  createDuplicateState,
  getRowGroup,
  isAddableOnceRegistered,
  type ListedRow,
  type RowGroup,
  type RowState,
  toListedRow,
} from './person-row'
import { type FoundList, parseRows } from './read-list'
import { createRowCalls } from './row-calls'
import { useStages } from './use-stages'

const { problems } = copy
const lookupsAtOnce = 4
const registrationsAtOnce = 3

const needsLookup = ({ state }: ListedRow) => state.kind === 'waiting' || state.kind === 'lookupFailed'

/** `onDone` is called when all rows have been added. */
export function usePersonList(options: PersonListOptions, onDone: () => void) {
  const list = useRows()
  const stages = useStages()
  const { stage, setStage, runStage, stop } = stages
  const { lookUp, register } = createRowCalls(options)
  const { listNationalities } = useCountries()
  const { duplicate } = options.words
  const rules: ListRules = { ...options, duplicate, countries: listNationalities('') }

  const lookUpRows = async (all: readonly ListedRow[]) => {
    const pendingRows = all.filter(needsLookup)
    const lookup = {
      name: 'lookup',
      rows: pendingRows,
      concurrency: lookupsAtOnce,
      findState: lookUp,
    } as const
    const { states, isFinished } = await runStage(lookup)
    if (isFinished) list.setRows(markRepeatedPeople(applyRowStates(all, states)))
    setStage({ name: isFinished ? 'preview' : 'source' })
  }
  return {
    ...list,
    stage,
    stop,
    ...useColumns(rules, list, setStage, lookUpRows),
    ...useRowCorrection(rules, list, lookUp),
    describeAdded: options.words.added,
    add: createAddAction({ ...options, onDone }, list, stages, register),
    retryLookups: () => lookUpRows(list.rows),
    restart: () => setStage({ name: 'source' }),
  }
}

type Rows = ReturnType<typeof useRows>
type Stages = ReturnType<typeof useStages>
type RowCalls = ReturnType<typeof createRowCalls>

/** Keeps the opened list. If its columns are uncertain, asks the user for the columns. */
function useColumns(
  rules: ListRules,
  list: Rows,
  setStage: Stages['setStage'],
  lookUpRows: (rows: readonly ListedRow[]) => Promise<void>,
) {
  const [foundList, setFoundList] = useState<FoundList>()
  const chooseColumns = () => setStage({ name: 'columns' })
  const startPreview = (personList: PersonList) => {
    list.reset(personList)
    void lookUpRows(checkLines(personList.lines, rules).map(toListedRow))
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

/**
 * Returns the function that registers the new people and then adds the valid rows. Rows that cannot be added stay in the
 * list. If the user stops the registration, all rows stay.
 */
function createAddAction(
  { people, words, onAdd, onDone }: PersonListOptions & { onDone: () => void },
  { rows, gender, title, setRows }: Rows,
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
    const { newPeople, remainingRows } = isFinished
      ? separateNewPeople(registeredRows, { people, words })
      : { newPeople: [], remainingRows: registeredRows }
    setRows(remainingRows)
    if (newPeople.length > 0) onAdd(newPeople, title)
    if (remainingRows.length === 0) onDone()
    else
      stages.setStage(
        newPeople.length > 0 ? { name: 'partlyAdded', addedCount: newPeople.length } : { name: 'preview' },
      )
  }
}

const applyRowStates = (rows: readonly ListedRow[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => ({ ...row, state: states.get(row.rowNumber) ?? row.state }))

/**
 * Separates the people to add, in list order, from the rows that stay in the list. A row stays as a duplicate if its person was
 * added before, or is also in an earlier row.
 */
function separateNewPeople(
  rows: readonly ListedRow[],
  { people, words }: Pick<PersonListOptions, 'people' | 'words'>,
) {
  const newPeople: NewListPerson[] = []
  const remainingRows: ListedRow[] = []
  const peopleIndex = indexPeople(people)
  for (const row of rows) {
    const { state } = row
    if (state.kind !== 'known') remainingRows.push(row)
    else if (peopleIndex.has(state.person))
      remainingRows.push({ ...row, state: createDuplicateState(state.person, words) })
    else {
      peopleIndex.add(state.person)
      newPeople.push({ person: state.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { newPeople, remainingRows }
}

/** Marks rows as duplicates if the lookup found the same person for an earlier row, for example by a name and by a number. */
function markRepeatedPeople(rows: readonly ListedRow[]): readonly ListedRow[] {
  const firstRowNumbers = new Map<number, number>()
  return rows.map((row) => {
    if (row.state.kind !== 'known') return row
    const { id } = row.state.person
    const firstRowNumber = firstRowNumbers.get(id)
    if (firstRowNumber !== undefined)
      return { ...row, state: { kind: 'duplicate', reasons: [problems.repeated(firstRowNumber)] } }
    firstRowNumbers.set(id, row.rowNumber)
    return row
  })
}

/** Keeps which row the user is correcting, and applies the correction. */
function useRowCorrection(rules: ListRules, { rows, change }: Rows, lookUp: RowCalls['lookUp']) {
  const [correctedRowNumber, setCorrectedRowNumber] = useState<number>()
  const correctedRow = rows.find((row) => row.rowNumber === correctedRowNumber)
  const beginCorrection = useCallback((row: ListedRow) => setCorrectedRowNumber(row.rowNumber), [])
  const endCorrection = () => setCorrectedRowNumber(undefined)

  /**
   * Parses the corrected values, looks up the person and changes the row.
   * @throws FieldError if the person is not registered and a name is missing. The form shows the reason at that name's
   * input. Any other problem appears in the row of the preview.
   */
  const correct = async (values: ListLine['values']) => {
    if (!correctedRow) return
    const otherRows = rows.filter((row) => row !== correctedRow && row.state.kind !== 'removed')
    // The corrected row comes last. If another row has the same document number, the corrected row becomes the duplicate.
    const checkedLine = checkLines([...otherRows, { ...correctedRow, values }], rules).at(-1)
    if (!checkedLine) return
    const row = toListedRow(checkedLine)
    const state = row.state.kind === 'waiting' ? await lookUp(row) : row.state
    const missingName = row.lastName === '' ? 'lastName' : row.firstName === '' ? 'firstName' : undefined
    if (missingName && state.kind === 'invalid' && state.reasons.includes(problems.noName))
      throw new FieldError(missingName, problems.noName)
    change(row, { ...row, state, hasGenderChoice: false })
    endCorrection()
  }
  return { correctedRow, correct, beginCorrection, endCorrection }
}

export type RowFilter = 'all' | 'valid' | 'incomplete'

function useRows() {
  const [headers, setHeaders] = useState<readonly Cell[]>()
  const [ignoredRowCount, setIgnoredRowCount] = useState(0)
  const [title, setTitle] = useState<string>()
  const [rows, setRows] = useState<readonly ListedRow[]>([])
  const [gender, setGender] = useState<Gender | ''>('')
  const [chosenFilter, setRowFilter] = useState<RowFilter>('all')
  // The function is the same at each render, so that a change of one row does not rerender the other rows.
  const change = useCallback(
    (row: ListedRow, patch: Partial<ListedRow>) =>
      setRows((previous) =>
        previous.map((other) => (other.rowNumber === row.rowNumber ? { ...other, ...patch } : other)),
      ),
    [],
  )
  const counts: Record<RowGroup, number> = { valid: 0, incomplete: 0, duplicate: 0, removed: 0 }
  for (const row of rows) counts[getRowGroup(row, gender)] += 1
  // After a correction the chosen group may have no rows. All rows are then shown.
  const rowFilter = chosenFilter === 'all' || counts[chosenFilter] > 0 ? chosenFilter : 'all'
  return {
    headers,
    ignoredRowCount,
    title,
    rows,
    counts,
    gender,
    rowFilter,
    setRows,
    setGender,
    setRowFilter,
    change,
    reset: (list: PersonList) => {
      setHeaders(list.headers)
      setIgnoredRowCount(list.ignoredRowCount)
      setTitle(list.title)
      setRowFilter('all')
    },
  }
}
