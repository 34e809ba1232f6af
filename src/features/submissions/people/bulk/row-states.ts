import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { indexPeople } from '../duplicate-people'
import type { NewWorker } from '../new-worker'
import { duplicateState, type RowState, type WorkerRow } from './worker-row'

/** Applies new states to rows. */
export const applyRowStates = (rows: readonly WorkerRow[], states: ReadonlyMap<number, RowState>) =>
  rows.map((row) => ({ ...row, state: states.get(row.line) ?? row.state }))

/** Separates the people to add, in list order, from the remaining rows. Two rows may be the same person. */
export function separateAdded(rows: readonly WorkerRow[], people: readonly SubmissionPerson[]) {
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
