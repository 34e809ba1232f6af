import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { NewWorker } from '../new-worker'
import { crowdOf } from '../twice'
import { type Standing, twiceStanding, type WorkerRow } from './worker-row'

/** The rows, with what became of some of them. */
export const withStandings = (rows: readonly WorkerRow[], standings: ReadonlyMap<number, Standing>) =>
  rows.map((row) => ({ ...row, standing: standings.get(row.line) ?? row.standing }))

/** Whom to add, in the order of the list, and the rows that stay. Two rows may turn out to be one person. */
export function partAdded(rows: readonly WorkerRow[], people: readonly SubmissionPerson[]) {
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
