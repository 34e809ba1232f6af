import { isAccessDenied, isConnectionFailure } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import { indexPeople, type NewListPerson } from './people-index'
import type { PersonAddition, PersonListOptions } from './person-list-options'
import {
  createDuplicateState,
  isAddable,
  isOtherPerson,
  isUncertain,
  isUnregistered,
  type ListedRow,
  type RowState,
} from './person-row'
import { toFailedAddition } from './row-calls'
import type { useStages } from './use-stages'

const callsAtOnce = 4
/** After this number of calls without a response, the connection is probably lost, and the other rows wait. */
const maxLostCalls = 3

type AddOptions = Pick<PersonListOptions, 'people' | 'words' | 'addition' | 'onAdd'> & { onDone: () => void }
type Stages = ReturnType<typeof useStages>
interface ShownRows {
  rows: readonly ListedRow[]
  /** The user's choice for all new people whose gender is not in the list; '' before the choice. */
  gender: Gender | ''
  /** The title of the list, if it has one. */
  title: string | undefined
  setRows: (rows: readonly ListedRow[]) => void
}

/** Registers the person of a row. Calls `onError` with the error of a failed call. */
type Register = (row: ListedRow, gender: Gender | '', onError: (error: unknown) => void) => Promise<RowState>

/** Replaces the states of rows. A row whose state stays is the same object, so that the table does not render it again. */
export const applyRowStates = (rows: readonly ListedRow[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => {
    const state = states.get(row.rowNumber)
    return state === undefined || state === row.state ? row : { ...row, state }
  })

/**
 * Returns the function that registers the new people and then adds the valid rows. Rows that cannot be added stay in the
 * list. If the user stops it, the rows that are not added yet stay, too.
 */
export function createAddAction(
  options: AddOptions,
  { rows, gender, title, setRows }: ShownRows,
  stages: Pick<Stages, 'runStage' | 'runAlone' | 'setStage' | 'stop'>,
  register: Register,
) {
  const { addition, onAdd, onDone } = options
  const add = async () => {
    if (rows.some(isUncertain)) stages.setStage({ name: 'confirming' })
    // A repeated call could add a person again, so the portal first finds out whether the earlier call had its effect.
    const confirmedRows = addition ? await confirmUncertainRows(rows, addition) : rows
    const { states, isFinished } = await stages.runStage({
      name: 'registering',
      rows: confirmedRows.filter(
        (row) => isAddable(row, gender) && needsCall(row, addition) && !isUncertain(row),
      ),
      concurrency: callsAtOnce,
      findState: createRowTask(addition, gender, register, stages.stop),
    })
    const calledRows = applyRowStates(confirmedRows, states)
    const settledRows =
      addition && states.size > 0 ? await confirmUncertainRows(calledRows, addition) : calledRows
    addition?.onFinished()
    const { newPeople, remainingRows } = separateNewPeople(settledRows, options, isFinished)
    setRows(remainingRows)
    if (newPeople.length > 0)
      onAdd(newPeople, { title, remainingPeopleCount: remainingRows.filter(isOtherPerson).length })
    if (remainingRows.length === 0) onDone()
    else
      stages.setStage(
        newPeople.length > 0
          ? { name: 'partlyAdded', addedCount: newPeople.length, isStopped: !isFinished }
          : { name: 'preview' },
      )
  }
  return () => stages.runAlone(add)
}

/** Whether a row with this state can only be passed to `onAdd` after a call. */
const needsCall = (row: ListedRow, addition: PersonAddition | undefined): boolean => {
  const { state } = row
  if (isUnregistered(row)) return true
  return (
    addition !== undefined && 'person' in state && state.kind !== 'added' && addition.isNeeded(state.person)
  )
}

/**
 * Returns the function that registers and adds the person of a row, and resolves to the new state of the row. If the other rows would
 * fail for the same reason, the function calls `stop`.
 */
function createRowTask(
  addition: PersonAddition | undefined,
  gender: Gender | '',
  register: Register,
  stop: () => void,
) {
  let lostCallCount = 0
  const stopIfHopeless = (error: unknown) => {
    if (isConnectionFailure(error)) lostCallCount += 1
    if (isAccessDenied(error) || lostCallCount >= maxLostCalls) stop()
  }
  const add = async ({ add: call }: PersonAddition, person: NewListPerson['person']): Promise<RowState> => {
    try {
      await call(person)
      return { kind: 'added', person }
    } catch (error) {
      stopIfHopeless(error)
      return toFailedAddition(person, error)
    }
  }
  return async (row: ListedRow): Promise<RowState> => {
    const state = isUnregistered(row) ? await register(row, gender, stopIfHopeless) : row.state
    return addition && 'person' in state && addition.isNeeded(state.person)
      ? add(addition, state.person)
      : state
  }
}

/**
 * Finds out whether the calls without a response had their effect. If that cannot be read, the rows stay uncertain, and the
 * next attempt finds out first.
 */
async function confirmUncertainRows(
  rows: readonly ListedRow[],
  { readAdded }: PersonAddition,
): Promise<readonly ListedRow[]> {
  if (!rows.some(isUncertain)) return rows
  try {
    const { has } = indexPeople(await readAdded())
    return rows.map((row) => {
      const { state } = row
      if (state.kind !== 'notAdded' || !state.isUncertain) return row
      const { person } = state
      return { ...row, state: has(person) ? { kind: 'added', person } : { ...state, isUncertain: false } }
    })
  } catch {
    return rows
  }
}

/**
 * Separates the people who are added, in list order, from the rows that stay in the list. A row stays as a duplicate if its person
 * was added before, or is also in an earlier row. If the user has stopped the calls, only those added by a call count.
 */
function separateNewPeople(
  rows: readonly ListedRow[],
  { people, words, addition }: AddOptions,
  isFinished: boolean,
) {
  const newPeople: NewListPerson[] = []
  const remainingRows: ListedRow[] = []
  const peopleIndex = indexPeople(people)
  for (const row of rows) {
    const { state } = row
    const isReady = state.kind === 'known' && isFinished && !needsCall(row, addition)
    if (state.kind !== 'added' && !isReady) remainingRows.push(row)
    else if (isReady && peopleIndex.has(state.person))
      remainingRows.push({ ...row, state: createDuplicateState(state.person, words) })
    else {
      peopleIndex.add(state.person)
      newPeople.push({ person: state.person, from: row.from || undefined, to: row.to || undefined })
    }
  }
  return { newPeople, remainingRows }
}
