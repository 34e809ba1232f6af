import { useCallback, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import { useCountries } from '@/patterns/countries/use-countries'
import { FieldError } from '@/patterns/form/form-errors'
import { applyRowStates, createAddAction } from './add-people'
import { checkLines, type ListRules } from './check-lines'
import { copy } from './copy'
import type { Cell } from './grid'
import type { ListColumns } from './list-columns'
import type { ListLine, PersonList } from './list-lines'
import type { PersonListOptions } from './person-list-options'
import { getRowGroup, type ListedRow, type RowGroup, toListedRow } from './person-row'
import { type FoundList, parseRows } from './read-list'
import { createRowCalls } from './row-calls'
import { useStages } from './use-stages'

const { problems } = copy
const lookupsAtOnce = 4

const needsLookup = ({ state }: ListedRow) => state.kind === 'waiting' || state.kind === 'lookupFailed'

/** `onDone` is called when all rows have been added. */
export function usePersonList(options: PersonListOptions, onDone: () => void) {
  const list = useRows()
  const stages = useStages()
  const { listNationalities } = useCountries()
  const { duplicate, added } = options.words
  const rules: ListRules = { ...options, duplicate, countries: listNationalities('') }
  const calls = createRowCalls(options)
  const { lookUpRow, lookUpRows, ...lookups } = useLookups(list, stages, calls.lookUp)
  return {
    ...list,
    ...lookups,
    stage: stages.stage,
    stop: stages.stop,
    ...useColumns(rules, list, stages.setStage, lookUpRows),
    ...useRowCorrection(rules, list, lookUpRow),
    describeAdded: added,
    add: createAddAction({ ...options, onDone }, list, stages, calls.register),
  }
}

/** Looks up the people of the rows. */
function useLookups(
  list: Rows,
  { setStage, runStage, abandon }: Stages,
  lookUp: ReturnType<typeof createRowCalls>['lookUp'],
) {
  const [includesOutside, setIncludesOutside] = useState(false)
  /** Shows the rows, and looks up the people of those that need it. */
  const lookUpRows = async (all: readonly ListedRow[], canBeOutside = includesOutside) => {
    list.setRows(all)
    const { states, isAbandoned } = await runStage({
      name: 'lookup',
      rows: all.filter(needsLookup),
      concurrency: lookupsAtOnce,
      findState: (row) => lookUp(row, canBeOutside),
      onProgress: (newStates) => list.setRows((rows) => applyRowStates(rows, newStates)),
    })
    if (isAbandoned) return
    list.setRows((rows) => markRepeatedPeople(applyRowStates(rows, states)))
    setStage({ name: 'preview' })
  }
  return {
    lookUpRow: (row: ListedRow) => lookUp(row, includesOutside),
    lookUpRows,
    continueLookups: () => lookUpRows(list.rows),
    /** Looks up the people of the rows that are `outside`, so that they can be added. */
    includeOutside: () => {
      setIncludesOutside(true)
      return lookUpRows(list.rows.map(toWaitingIfOutside), true)
    },
    restart: () => {
      abandon()
      setIncludesOutside(false)
      setStage({ name: 'source' })
    },
  }
}

const toWaitingIfOutside = (row: ListedRow): ListedRow =>
  row.state.kind === 'outside' ? { ...row, state: { kind: 'waiting' } } : row

type Rows = ReturnType<typeof useRows>
type Stages = ReturnType<typeof useStages>

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
function useRowCorrection(
  rules: ListRules,
  { rows, change }: Rows,
  lookUp: (row: ListedRow) => Promise<ListedRow['state']>,
) {
  const [correctedRowNumber, setCorrectedRowNumber] = useState<number>()
  const [lastRowNumber, setLastRowNumber] = useState<number>()
  const correctedRow = rows.find((row) => row.rowNumber === correctedRowNumber)
  const beginCorrection = useCallback(({ rowNumber }: ListedRow) => {
    setCorrectedRowNumber(rowNumber)
    setLastRowNumber(rowNumber)
  }, [])
  const forgetReturn = useCallback(() => setLastRowNumber(undefined), [])
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
  /** The row to which the focus returns after a correction. */
  const returnRowNumber = correctedRow ? undefined : lastRowNumber
  return { correctedRow, returnRowNumber, correct, beginCorrection, endCorrection, forgetReturn }
}

function countRowGroups(rows: readonly ListedRow[], gender: Gender | ''): Record<RowGroup, number> {
  const counts = { waiting: 0, valid: 0, incomplete: 0, duplicate: 0, outside: 0, removed: 0 }
  for (const row of rows) counts[getRowGroup(row, gender)] += 1
  return counts
}

export type RowFilter = 'all' | 'valid' | 'incomplete' | 'duplicate'

function useRows() {
  const [headers, setHeaders] = useState<readonly Cell[]>()
  const [ignoredRows, setIgnoredRows] = useState<readonly string[]>([])
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
  const counts = countRowGroups(rows, gender)
  // After a correction the chosen group may have no rows. All rows are then shown.
  const rowFilter = chosenFilter === 'all' || counts[chosenFilter] > 0 ? chosenFilter : 'all'
  return {
    headers,
    ignoredRows,
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
      setIgnoredRows(list.ignoredRows)
      setTitle(list.title)
      setRowFilter('all')
    },
  }
}
